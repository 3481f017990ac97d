import {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {countFoldedLines} from '../../api/foldedLines';
import type {Answer as AnswerData, Head} from '../../calls/answer';
import type {SentCall} from '../../calls/request';
import {makeVisible} from '../../calls/visible';
import Code from '../code/Code';
import {highlightSample} from '../code/highlight';
import Explained from '../errors/Explained';
import FailureView from './FailureView';
import {getShown, getStreamText} from './readableText';
import StateChanges from './StateChanges';
import controls from './controls.module.css';
import styles from './Answer.module.css';

/** Known measurements of a response: HTTP status, time, and size. */
export function useMeasures({head, time, size}: AnswerData): string[] {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const format = (value: number, unit: string, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(localeConfigs[currentLocale]?.htmlLang, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits,
    }).format(value);
  const duration = format(Math.max(1, time), 'millisecond');
  if (!head) return [duration];
  const length =
    size < 1000
      ? format(size, 'byte')
      : size < 1e6
        ? format(size / 1000, 'kilobyte', 1)
        : format(size / 1e6, 'megabyte', 1);
  return [`HTTP ${head.status}`, duration, length];
}

function Download({text, name}: {text: string; name: string}): ReactNode {
  function save(): void {
    const address = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <button type="button" className={controls.small} onClick={save}>
      <Translate>Download what was read</Translate>
    </button>
  );
}

/** Maximum length of an error message; the body shows it in full. */
const longestMessage = 1000;

function ErrorView({answer, rpc, more}: Props): ReactNode {
  const {head, code = '', codeFromStatus, message = ''} = answer;
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
      <Explained code={code} message={message} head={head} operation={rpc} />
      {more}
    </div>
  );
}

interface BodyProps {
  text: string;
  isJson: boolean;
  rpc: string;
  label: ReactNode;
}

function Body({text, isJson, rpc, label}: BodyProps): ReactNode {
  const {shown, lines, code} = useMemo(() => {
    const part = getShown(text, isJson);
    return {
      shown: part,
      lines: countFoldedLines(part.text),
      code: isJson ? highlightSample(part.text, 'json') : part.text,
    };
  }, [text, isJson]);
  if (text === '') {
    return (
      <p>
        <Translate>The body is empty.</Translate>
      </p>
    );
  }
  return (
    <>
      <Code language="json" className={styles.body} title={label} lines={lines}>
        {code}
      </Code>
      {!shown.whole && (
        <p>
          <Translate
            description="Below the first part of a long answer; {count} is a number of characters"
            values={{count: shown.text.length}}
          >
            {'Only the first {count} characters are shown.'}
          </Translate>{' '}
          <Download text={text} name={`${rpc}.${isJson ? 'json' : 'txt'}`} />
        </p>
      )}
    </>
  );
}

/** Maximum number of stream messages on the page, for speed. */
const mostMessages = 100;

const mostHeaders = 100;

/** Maximum length of a stream message or a header on the page. */
const longestLine = 2000;

const getLine = (text: string): string =>
  makeVisible(text.slice(0, longestLine));

interface StreamProps {
  messages: string[];
  /** Number of messages; the list object stays the same while it grows. */
  count: number;
  running: boolean;
}

function Stream({messages, count, running}: StreamProps): ReactNode {
  const text = useMemo(
    () => getStreamText(messages.slice(0, count)),
    [messages, count],
  );
  const first = Math.max(0, count - mostMessages);
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
            {messages.slice(first, count).map(getLine).join('\n')}
          </Code>
          {!running && first > 0 && (
            <p className="note">
              <Translate values={{count: mostMessages}}>
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

interface HeadersProps {
  headers: Head['headers'];
  /** Whether the browser may hide some headers from the page. */
  isPartial: boolean;
}

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
          .map(([name, value]) => getLine(`${name}: ${value}`))
          .join('\n')}
      </Code>
      {isPartial && (
        <p className="note">
          <Translate>
            For a response from another origin, the browser lets a page read
            only the headers that the server lists in
            Access-Control-Expose-Headers.
          </Translate>
        </p>
      )}
    </details>
  );
}

interface Props {
  answer: AnswerData;
  sent: SentCall;
  rpc: string;
  label?: ReactNode;
  more: ReactNode;
  isExpected?: boolean;
}

/** Error and cause, or the reason for none; messages, body, headers. */
export default function Answer(props: Props): ReactNode {
  const {answer, sent, rpc, label, isExpected} = props;
  const {running, head, code, failure, messages, text} = answer;
  return (
    <>
      {failure && <FailureView failure={failure} sent={sent} />}
      {code && code !== 'ok' && !isExpected && <ErrorView {...props} />}
      {messages && (
        <Stream messages={messages} count={messages.length} running={running} />
      )}
      {head && <StateChanges head={head} />}
      {text !== undefined && (
        <Body text={text} isJson={code !== undefined} rpc={rpc} label={label} />
      )}
      {head && !isExpected && (
        <Headers headers={head.headers} isPartial={sent.server !== 'sandbox'} />
      )}
    </>
  );
}
