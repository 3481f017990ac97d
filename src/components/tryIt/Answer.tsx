import {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {countFoldedLines} from '../../api/foldedLines';
import type {FoundObjects} from '../../api/operationData';
import type {Answer as AnswerData, Head} from '../../calls/answer';
import type {SentCall} from '../../calls/request';
import {makeVisible} from '../../calls/visible';
import Code from '../code/Code';
import {highlightSample} from '../code/highlight';
import Explained from '../errors/Explained';
import FailureView from './FailureView';
import {truncateBody, getStreamText} from './readableText';
import Offers from './Offers';
import StateChanges from './StateChanges';
import styles from './Answer.module.css';

/** Maximum length of an error message; the body shows it in full. */
const longestMessage = 1000;

function ErrorView({answer, rpc}: Props): ReactNode {
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
    </div>
  );
}

function Body({text, isJson}: {text: string; isJson: boolean}): ReactNode {
  const {shown, whole, code} = useMemo(() => {
    const part = truncateBody(text, isJson);
    return {
      shown: part.text,
      whole: part.whole,
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
      <Code
        language="json"
        className={styles.body}
        lines={countFoldedLines(shown)}
      >
        {code}
      </Code>
      {!whole && (
        <p className="note">
          <Translate
            description="Below the first part of a long answer; {count} is a number of characters"
            values={{count: shown.length}}
          >
            {'Only the first {count} characters are shown.'}
          </Translate>
        </p>
      )}
    </>
  );
}

/** Maximum number of stream messages and of headers on the page, for speed. */
const mostLines = 200;

/** Maximum length of a stream message or a header on the page. */
const longestLine = 2000;

const joinLines = (lines: string[]): string =>
  lines.map((line) => makeVisible(line.slice(0, longestLine))).join('\n');

/** The last messages of a stream: as text, if they contain any, and as JSON. */
function Stream({messages, running}: {messages: string[]; running: boolean}) {
  const count = messages.length;
  const last = messages.slice(-mostLines);
  const text = getStreamText(last);
  return (
    <>
      <p role="status">
        {running ? (
          <Translate values={{count}}>{'Messages so far: {count}'}</Translate>
        ) : (
          <Translate values={{count}}>{'Messages: {count}'}</Translate>
        )}{' '}
        {count > mostLines && (
          <Translate values={{count: mostLines}}>
            {'Only the last {count} messages are shown.'}
          </Translate>
        )}
      </p>
      {text && (
        <Code className={clsx(styles.body, styles.output)}>
          {makeVisible(text)}
        </Code>
      )}
      {count > 0 && (
        <details open={text === ''}>
          <summary>
            <Translate>Messages as JSON</Translate>
          </summary>
          <Code className={clsx(styles.body, styles.output)}>
            {joinLines(last)}
          </Code>
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
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return (
    <details>
      <summary>
        <Translate values={{count: headers.length}}>
          {'Headers ({count})'}
        </Translate>
      </summary>
      <Code className={styles.body}>
        {joinLines(lines.slice(0, mostLines))}
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
  objects?: FoundObjects[];
  /** Whether the response is the one that a guide expects, even an error. */
  isExpected?: boolean;
}

/** Error and cause, or the reason for none; messages, body, headers. */
export default function Answer(props: Props): ReactNode {
  const {answer, sent, objects, isExpected} = props;
  const {running, head, code, failure, messages, text} = answer;
  return (
    <>
      {failure && <FailureView failure={failure} sent={sent} />}
      {code && code !== 'ok' && !isExpected && <ErrorView {...props} />}
      {messages && <Stream messages={messages} running={running} />}
      {head && <StateChanges head={head} />}
      {text !== undefined && <Body text={text} isJson={code !== undefined} />}
      {objects && code === 'ok' && sent.server === 'sandbox' && (
        <Offers objects={objects} text={text} body={sent.body} />
      )}
      {head && !isExpected && (
        <Headers headers={head.headers} isPartial={sent.server !== 'sandbox'} />
      )}
    </>
  );
}
