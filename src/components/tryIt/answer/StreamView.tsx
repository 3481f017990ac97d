import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Code from '../../code/Code';
import {Download} from './BodyView';
import {getStreamText} from './readableText';
import {makeVisible} from '../../../calls/visible';
import styles from './answer.module.css';

/** Messages on the page; more would slow it down. */
const mostShown = 100;

/** Characters of one message on the page. */
const longest = 2000;

interface Props {
  messages: string[];
  /** How many there are: the list itself stays the same while it grows. */
  count: number;
  running: boolean;
}

/** The messages of a stream as they arrive. */
export default function StreamView(props: Props): ReactNode {
  const {messages, count, running} = props;
  // `messages` grows in place; `count` tells that it did.
  const text = useMemo(
    () => getStreamText(messages.slice(0, count)),
    [messages, count],
  );
  const first = Math.max(0, count - mostShown);
  return (
    <>
      <p role="status" className={styles.count}>
        {running ? (
          <Translate
            id="tryIt.stream.count"
            description="Number of messages of a stream that still runs"
            values={{count}}
          >
            {'Messages so far: {count}'}
          </Translate>
        ) : (
          <Translate
            id="tryIt.stream.total"
            description="Number of messages of a stream that has ended"
            values={{count}}
          >
            {'Messages: {count}'}
          </Translate>
        )}
      </p>
      {text && (
        <Code
          className={clsx(styles.body, styles.output)}
          title={translate({
            id: 'tryIt.stream.text',
            message: 'Output',
            description: 'Title of the text that a log or a terminal gives',
          })}
        >
          {makeVisible(text)}
        </Code>
      )}
      {count > 0 && (
        <details className={styles.folded} open={text === ''}>
          <summary>
            <Translate
              id="tryIt.stream.messages"
              description="Title of the list of the messages of a stream"
            >
              Messages as JSON
            </Translate>
          </summary>
          <Code className={clsx(styles.body, styles.output)}>
            {messages
              .slice(first, count)
              .map((message) => makeVisible(message.slice(0, longest)))
              .join('\n')}
          </Code>
          {!running && first > 0 && (
            <p>
              <Translate
                id="tryIt.stream.part"
                description="Below the last messages of a long stream"
                values={{count: mostShown}}
              >
                {'Only the last {count} messages are shown.'}
              </Translate>{' '}
              <Download text={messages.join('\n')} name="messages.jsonl" />
            </p>
          )}
        </details>
      )}
    </>
  );
}
