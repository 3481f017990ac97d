import {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {OperationData} from '../../../api/operationData';
import {makeVisible} from '../../../calls/visible';
import Code from '../../code/Code';
import Explained from '../../errors/Explained';
import type {Answer, Head} from '../call/answer';
import type {SentCall} from '../call/request';
import BodyView from './BodyView';
import FailureView from './FailureView';
import ResponseMeta from './ResponseMeta';
import StreamView from './StreamView';
import styles from './answer.module.css';

/** Most characters of a message that are shown: the body has all of it. */
const longestMessage = 1000;

interface Props {
  answer: Answer;
  /** The call that is answered. */
  sent: SentCall;
  data: OperationData;
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

/** What an error of the server says, its cause, and where the page has more. */
function ErrorView({answer, data}: Omit<Props, 'sent'>): ReactNode {
  const {head, code, codeFromStatus, message = ''} = answer;
  if (!code) return null;
  const isListed = data.errors.some((error) => error.code === code);
  return (
    <div className={styles.error}>
      {message && <p>{makeVisible(message.slice(0, longestMessage))}</p>}
      {codeFromStatus && (
        <p>
          <Translate
            id="tryIt.error.fromStatus"
            description="Below an error without a code"
          >
            The response has no Connect code. Clients derive this one from the
            HTTP status; the response may come from a proxy in front of the
            server.
          </Translate>
        </p>
      )}
      <Explained
        code={code}
        message={message}
        head={head}
        operation={data.rpc}
      />
      {isListed && (
        <p>
          {/* A link of the site needs its router, which may not run yet. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={`#error.${code}`}>
            <Translate
              id="tryIt.error.link"
              description="Link to the causes of an error on the page, whose code stands above"
            >
              All causes of this error
            </Translate>
          </a>
        </p>
      )}
    </div>
  );
}

/** More headers, or longer ones, are no use to anybody. */
const mostHeaders = 100;
const longestHeader = 2000;

interface HeadersProps {
  headers: Head['headers'];
  /** Whether the browser may have kept some of them from the page. */
  isPartial: boolean;
}

/** The headers of an answer, folded. */
function Headers({headers, isPartial}: HeadersProps): ReactNode {
  return (
    <details className={styles.folded}>
      <summary>
        <Translate
          id="tryIt.headers"
          description="Title of the folded list of the headers of an answer"
          values={{count: headers.length}}
        >
          {'Headers ({count})'}
        </Translate>
      </summary>
      <Code className={styles.body}>
        {headers
          .slice(0, mostHeaders)
          .map(([name, value]) =>
            makeVisible(`${name}: ${value.slice(0, longestHeader)}`),
          )
          .join('\n')}
      </Code>
      {isPartial && (
        <p>
          <Translate
            id="tryIt.headers.partial"
            description="Below the headers of an answer; keep the header name"
          >
            From another origin, the browser shows a page only the headers that
            the server lists in Access-Control-Expose-Headers.
          </Translate>
        </p>
      )}
    </details>
  );
}

/** The answer to a call as it arrives, or why there is none. */
export default function AnswerView({answer, sent, data}: Props): ReactNode {
  const {running, head, code, failure, messages, text} = answer;
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
      <ResponseMeta answer={answer} server={sent.server} />
      {failure && <FailureView failure={failure} sent={sent} />}
      {code && code !== 'ok' && <ErrorView answer={answer} data={data} />}
      {messages && (
        <StreamView
          messages={messages}
          count={messages.length}
          running={running}
        />
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
