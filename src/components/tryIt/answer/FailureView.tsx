import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Code from '../../code/Code';
import type {Failure} from '../call/answer';
import {
  getHeadersOfCall,
  type OutgoingCall,
  type SentCall,
} from '../call/request';
import styles from './answer.module.css';

/** What went wrong with a call, in one sentence, and what the reader can do. */
export function explainFailure(
  failure: Failure,
  {server, base: address}: Pick<SentCall, 'server' | 'base'>,
): string[] {
  const mediaType = failure.kind === 'notConnect' ? failure.mediaType : '';
  const closed = translate({
    id: 'tryIt.advice.cut',
    message:
      'The server, or a proxy on the way, closed it. What arrived is below; send again to get the rest.',
    description: 'What to do about a call that failed',
  });
  const foreign = translate({
    id: 'tryIt.advice.notConnect',
    message:
      'It may come from a web page, a proxy or a login in front of the server. Check the address and its base path.',
    description: 'What to do about a call that failed',
  });
  const words: Record<Failure['kind'], string[]> = {
    sandbox: [
      translate({
        id: 'tryIt.failure.sandbox',
        message: 'The sandbox could not be started.',
        description: 'What went wrong with a call, in one sentence',
      }),
      translate({
        id: 'tryIt.advice.sandbox',
        message: 'Check your connection, then send again.',
        description: 'What to do about a call that failed',
      }),
      failure.kind === 'sandbox' ? failure.detail : '',
    ],
    offline: [
      translate({
        id: 'tryIt.failure.offline',
        message: 'Your computer is offline.',
        description: 'What went wrong with a call, in one sentence',
      }),
      translate({
        id: 'tryIt.advice.offline',
        message: 'Connect it to the network, then send again.',
        description: 'What to do about a call that failed',
      }),
    ],
    mixedContent: [
      translate(
        {
          id: 'tryIt.failure.mixedContent',
          message:
            'This page came over HTTPS, so the browser does not let it call {address} over HTTP.',
          description: 'What went wrong with a call, in one sentence',
        },
        {address},
      ),
      translate({
        id: 'tryIt.advice.mixedContent',
        message:
          'Use an address with https://, or open this site from your own computer: “npm start” serves it over HTTP.',
        description: 'What to do about a call that failed',
      }),
    ],
    noContact: [
      translate(
        {
          id: 'tryIt.failure.noContact',
          message: 'The browser got no response from {address}.',
          description: 'What went wrong with a call, in one sentence',
        },
        {address},
      ),
      server === 'local'
        ? translate({
            id: 'tryIt.advice.local',
            message:
              'Start the local sandbox; the page about the sandbox says how.',
            description: 'What to do about a call that failed',
          })
        : translate({
            id: 'tryIt.advice.noContact',
            message:
              'Nothing listens at the address, its name is unknown, its certificate is not trusted, or it hung up. Check the address, and open it in another tab: the browser says there which of these it is.',
            description: 'What to do about a call that failed',
          }),
      translate({
        id: 'tryIt.advice.localNetwork',
        message:
          'A browser may also ask you before a public page calls your computer or your network, or refuse it.',
        description: 'What to do about a call that failed',
      }),
    ],
    cors: [
      translate(
        {
          id: 'tryIt.failure.cors',
          message:
            'A server responds at {address}, but it does not let this page read the response (CORS).',
          description: 'What went wrong with a call, in one sentence',
        },
        {address},
      ),
    ],
    timeout: [
      translate(
        {
          id: 'tryIt.failure.timeout',
          message: 'The call did not end within {milliseconds} ms.',
          description: 'What went wrong with a call, in one sentence',
        },
        {milliseconds: failure.kind === 'timeout' ? failure.milliseconds : 0},
      ),
      translate({
        id: 'tryIt.advice.timeout',
        message:
          'Allow more time, or find out what keeps the server busy. It may still have done what you asked.',
        description: 'What to do about a call that failed',
      }),
    ],
    stopped: [
      translate({
        id: 'tryIt.failure.stopped',
        message: 'You stopped the call.',
        description: 'What went wrong with a call, in one sentence',
      }),
      translate({
        id: 'tryIt.advice.stopped',
        message: 'The server may still have done what you asked.',
        description: 'What to do about a call that failed',
      }),
    ],
    cut: [
      translate({
        id: 'tryIt.failure.cut',
        message: 'The connection broke in the middle of the response.',
        description: 'What went wrong with a call, in one sentence',
      }),
      closed,
    ],
    tooLarge: [
      translate({
        id: 'tryIt.failure.tooLarge',
        message: 'The response is larger than 5 MB; the panel stopped reading.',
        description: 'What went wrong with a call, in one sentence',
      }),
    ],
    notConnect: [
      mediaType
        ? translate(
            {
              id: 'tryIt.failure.notConnect',
              message:
                'This is not a Connect response: its type is {mediaType}.',
              description: 'What went wrong with a call, in one sentence',
            },
            {mediaType},
          )
        : translate({
            id: 'tryIt.failure.noType',
            message:
              'This is not a Connect response: it does not state its type.',
            description: 'What went wrong with a call, in one sentence',
          }),
      foreign,
    ],
    notJson: [
      translate({
        id: 'tryIt.failure.notJson',
        message: 'The response claims to be JSON, but is not.',
        description: 'What went wrong with a call, in one sentence',
      }),
      foreign,
    ],
    badEnvelope: [
      translate({
        id: 'tryIt.failure.badEnvelope',
        message: 'The stream contains a message that Connect does not allow.',
        description: 'What went wrong with a call, in one sentence',
      }),
    ],
    noEnd: [
      translate({
        id: 'tryIt.failure.noEnd',
        message:
          'The stream ended without its last message, which says how the call ended.',
        description: 'What went wrong with a call, in one sentence',
      }),
      closed,
    ],
  };
  return words[failure.kind];
}

/**
 * The headers with which a server lets the pages of an origin make a call and
 * read the whole answer.
 */
export function getCorsHeaders(call: OutgoingCall, origin: string): string {
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    'Access-Control-Allow-Methods: POST',
    `Access-Control-Allow-Headers: ${Object.keys(getHeadersOfCall(call)).join(', ')}`,
    'Access-Control-Expose-Headers: *',
  ].join('\n');
}

interface Props {
  failure: Failure;
  sent: SentCall;
}

/** Why a call failed, and what the reader can do about it. */
export default function FailureView({failure, sent}: Props): ReactNode {
  const isCors =
    failure.kind === 'cors' ||
    (failure.kind === 'noContact' && !failure.certain);
  const headers = getCorsHeaders(sent, location.origin);
  const [text, ...advice] = explainFailure(failure, sent);
  return (
    <div className={styles.failure}>
      <p>
        <strong>{text}</strong>
      </p>
      {advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isCors && (
        <>
          <p>
            {translate({
              id: 'tryIt.cors.headers',
              message:
                'To let this page in, the server must send these headers in its responses to OPTIONS and POST:',
              description: 'Before the headers that a server must send',
            })}
          </p>
          <Code className={styles.body}>{headers}</Code>
        </>
      )}
    </div>
  );
}
