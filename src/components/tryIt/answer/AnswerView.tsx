import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {OperationData} from '../../../api/operationData';
import type {Answer, Head} from '../../../calls/answer';
import type {SentCall} from '../../../calls/request';
import {makeVisible} from '../../../calls/visible';
import Code from '../../code/Code';
import Explained from '../../errors/Explained';
import {getServerName} from '../server/servers';
import BodyView from './BodyView';
import FailureView from './FailureView';
import StreamView from './StreamView';
import styles from './answer.module.css';

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

/** Server, HTTP status, time and size of an answer. */
function Measures({answer, sent}: Omit<Props, 'data'>): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {head, time, size, running} = answer;
  if (running && !head) return null;
  const format = (value: number, unit: string, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(localeConfigs[currentLocale]?.htmlLang, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits,
    }).format(value);
  return (
    <p className={styles.measures}>
      <span>{getServerName(sent.server)}</span>
      {head && <span>{`HTTP ${head.status}`}</span>}
      <span>{format(Math.max(1, time), 'millisecond')}</span>
      {head && (
        <span>
          {size < 1000
            ? format(size, 'byte')
            : size < 1e6
              ? format(size / 1000, 'kilobyte', 1)
              : format(size / 1e6, 'megabyte', 1)}
        </span>
      )}
    </p>
  );
}

/** Most characters of a message that are shown: the body has all of it. */
const longestMessage = 1000;

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
          <Translate>
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
            <Translate>All causes of this error</Translate>
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
        <Translate values={{count: headers.length}}>
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
          <Translate>
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
          <Translate>Waiting for the response…</Translate>
        ) : head ? (
          <Translate>Response</Translate>
        ) : (
          <Translate>No response</Translate>
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
      <Measures answer={answer} sent={sent} />
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
          label={<Translate>Body</Translate>}
        />
      )}
      {head && (
        <Headers headers={head.headers} isPartial={sent.server !== 'sandbox'} />
      )}
    </section>
  );
}
