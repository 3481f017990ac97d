import {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
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
          <Translate values={{count}}>{'Messages so far: {count}'}</Translate>
        ) : (
          <Translate values={{count}}>{'Messages: {count}'}</Translate>
        )}
      </p>
      {text && (
        <Code
          className={clsx(styles.body, styles.output)}
          title={<Translate>Output</Translate>}
        >
          {makeVisible(text)}
        </Code>
      )}
      {count > 0 && (
        <details className={styles.folded} open={text === ''}>
          <summary>
            <Translate>Messages as JSON</Translate>
          </summary>
          <Code className={clsx(styles.body, styles.output)}>
            {messages
              .slice(first, count)
              .map((message) => makeVisible(message.slice(0, longest)))
              .join('\n')}
          </Code>
          {!running && first > 0 && (
            <p>
              <Translate values={{count: mostShown}}>
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
