import {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {OperationData} from '../../../api/operationData';
import type {Answer} from '../call/answer';
import type {SentCall} from '../call/request';
import BodyView from './BodyView';
import ErrorView from './ErrorView';
import FailureView from './FailureView';
import Headers from './Headers';
import ResponseMeta from './ResponseMeta';
import StreamView from './StreamView';
import TerminalInput, {type TerminalInputMessage} from './TerminalInput';
import {getSession} from './terminal';
import styles from './answer.module.css';

interface Props {
  answer: Answer;
  /** The call that is answered. */
  sent: SentCall;
  data: OperationData;
  /** Sends what the reader types to the terminal that the answer is. */
  onInput: (input: TerminalInputMessage) => Promise<boolean>;
}

/** Gives the focus to the heading once there is something to read. */
function useFocus(isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the reader was at the time of sending, and may have left since.
  const origin = useRef(document.activeElement);
  useEffect(() => {
    const {activeElement} = document;
    const isOpen = heading.current?.closest('dialog')?.open;
    const stays =
      activeElement === origin.current || activeElement === document.body;
    if (isReady && isOpen && stays) heading.current?.focus();
  }, [isReady]);
  return heading;
}

/** The answer to a call as it arrives, or why there is none. */
export default function AnswerView(props: Props): ReactNode {
  const {answer, sent, data, onInput} = props;
  const {running, head, code, failure, messages, text} = answer;
  const session = messages && getSession(messages);
  const heading = useFocus(!running || messages !== undefined);
  return (
    <section className={styles.answer} aria-busy={running}>
      <Heading as="h3" ref={heading} tabIndex={-1} className={styles.heading}>
        {running && !messages ? (
          <Translate
            id="tryIt.waiting"
            description="Heading of the answer before there is one"
          >
            Waiting for the response…
          </Translate>
        ) : head ? (
          <Translate id="tryIt.answer" description="Heading of the response">
            Response
          </Translate>
        ) : (
          <Translate
            id="tryIt.noAnswer"
            description="Heading in place of an answer that did not come"
          >
            No response
          </Translate>
        )}
        {code && (
          <>
            {' '}
            <code className={clsx(styles.code, code === 'ok' && styles.ok)}>
              {code}
            </code>
          </>
        )}
      </Heading>
      <ResponseMeta answer={answer} />
      {failure && <FailureView failure={failure} sent={sent} />}
      {code && code !== 'ok' && <ErrorView answer={answer} data={data} />}
      {messages && (
        <StreamView
          messages={messages}
          count={messages.length}
          running={running}
        />
      )}
      {running && session && (
        <TerminalInput session={session} onSend={onInput} />
      )}
      {text !== undefined && (
        <BodyView
          text={text}
          isJson={code !== undefined}
          name={data.rpc}
          label={translate({
            id: 'tryIt.answer.body',
            message: 'Body',
            description: 'Title of the body of an answer',
          })}
        />
      )}
      {head && (
        <Headers headers={head.headers} isPartial={sent.server !== 'sandbox'} />
      )}
    </section>
  );
}
