import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import type {Failure} from '../../calls/answer';
import {
  getHeadersOfCall,
  type OutgoingCall,
  type SentCall,
} from '../../calls/request';
import Code from '../code/Code';
import styles from './Answer.module.css';

/** A failure in one sentence, and what the reader can do. */
export function explainFailure(
  failure: Failure,
  {server, base}: Pick<SentCall, 'server' | 'base'>,
): string[] {
  const closed = translate({
    message:
      'The server, or a proxy on the way, closed it. What arrived is below; send again to get the rest.',
  });
  const foreign = translate({
    message:
      'It may come from a web page, a proxy or a login in front of the server. Check the address and its base path.',
  });
  const words: Record<Failure['kind'], string[]> = {
    sandbox: [
      translate({message: 'The sandbox could not be started.'}),
      translate({message: 'Check your connection, then send again.'}),
      failure.kind === 'sandbox' ? failure.detail : '',
    ],
    offline: [
      translate({message: 'Your computer is offline.'}),
      translate({message: 'Connect it to the network, then send again.'}),
    ],
    mixedContent: [
      translate({
        message:
          'This page came over HTTPS, so the browser does not let it call {address} over HTTP.',
      }),
      translate({
        message:
          'Use an address with https://, or open this site from your own computer: “npm start” serves it over HTTP.',
      }),
    ],
    noContact: [
      translate({message: 'The browser got no response from {address}.'}),
      server === 'local'
        ? translate({
            message:
              'Start the local sandbox; the page about the sandbox says how.',
          })
        : translate({
            message:
              'Nothing listens at the address, its name is unknown, its certificate is not trusted, or it hung up. Check the address, and open it in another tab: the browser says there which of these it is.',
          }),
      translate({
        message:
          'A browser may also ask you before a public page calls your computer or your network, or refuse it.',
      }),
    ],
    cors: [
      translate({
        message:
          'A server responds at {address}, but it does not let this page read the response (CORS).',
      }),
    ],
    timeout: [
      translate({message: 'The call did not end within {milliseconds} ms.'}),
      translate({
        message:
          'Allow more time, or find out what keeps the server busy. It may still have done what you asked.',
      }),
    ],
    stopped: [
      translate({message: 'You stopped the call.'}),
      translate({message: 'The server may still have done what you asked.'}),
    ],
    cut: [
      translate({
        message: 'The connection broke in the middle of the response.',
      }),
      closed,
    ],
    tooLarge: [
      translate({
        message: 'The response is larger than 5 MB; the panel stopped reading.',
      }),
    ],
    notConnect: [
      failure.kind === 'notConnect' && failure.mediaType
        ? translate({
            message: 'This is not a Connect response: its type is {mediaType}.',
          })
        : translate({
            message:
              'This is not a Connect response: it does not state its type.',
          }),
      foreign,
    ],
    notJson: [
      translate({message: 'The response claims to be JSON, but is not.'}),
      foreign,
    ],
    badEnvelope: [
      translate({
        message: 'The stream contains a message that Connect does not allow.',
      }),
    ],
    noEnd: [
      translate({
        message:
          'The stream ended without its last message, which says how the call ended.',
      }),
      closed,
    ],
  };
  const values = {...failure, address: base};
  return words[failure.kind].map((text) => interpolate(text, values));
}

/** CORS headers that allow an origin's pages to call a server. */
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

export default function FailureView({failure, sent}: Props): ReactNode {
  const isCors =
    failure.kind === 'cors' ||
    (failure.kind === 'noContact' && !failure.certain);
  const [text, ...advice] = explainFailure(failure, sent);
  return (
    <div className={styles.error}>
      <p>
        <strong>{text}</strong>
      </p>
      {advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isCors && (
        <>
          <p>
            <Translate>
              To let this page in, the server must send these headers in its
              responses to OPTIONS and POST:
            </Translate>
          </p>
          <Code className={styles.body}>
            {getCorsHeaders(sent, location.origin)}
          </Code>
        </>
      )}
    </div>
  );
}
