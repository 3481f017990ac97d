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

/** What happened, with `{address}` and values of the failure; what to do. */
const texts: Record<Failure['kind'], [what: string, advice: string]> = {
  sandbox: [
    translate({message: 'The sandbox could not be started.'}),
    translate({message: 'Check your connection, then send again.'}),
  ],
  mixedContent: [
    translate({
      message:
        'This page was loaded over HTTPS, so the browser does not let it call {address} over HTTP.',
    }),
    translate({
      message:
        'Use an address with https://, or open this site from your own computer: “npm start” serves it over HTTP.',
    }),
  ],
  noContact: [
    translate({message: 'The browser got no response from {address}.'}),
    translate({
      message:
        'Your computer is offline, nothing is listening at this URL, its host name does not resolve, its certificate is not trusted, or the server closed the connection. Open the URL in another tab to see which. A browser may also ask for your permission before a public page calls your computer or your network, or block the call.',
    }),
  ],
  cors: [
    translate({
      message:
        'A server responds at {address}, but it does not let this page read the response (CORS).',
    }),
    '',
  ],
  timeout: [
    translate({message: 'The call did not finish within {milliseconds} ms.'}),
    translate({
      message:
        'Allow more time, or find out why the server is busy. The call may still have taken effect.',
    }),
  ],
  stopped: [
    translate({message: 'You stopped the call.'}),
    translate({
      message: 'The call may still have taken effect on the server.',
    }),
  ],
  cut: [
    translate({
      message: 'The connection was lost in the middle of the response.',
    }),
    translate({
      message:
        'The server, or a proxy in between, closed it. What arrived is below; send again to get the rest.',
    }),
  ],
  tooLarge: [
    translate({
      message: 'The response is larger than 5 MB; the panel stopped reading.',
    }),
    '',
  ],
  notConnect: [
    translate({
      message: 'This is not a Connect response (Content-Type: {mediaType}).',
    }),
    translate({
      message:
        'It may come from a web page, a proxy or a login in front of the server. Check the address and its base path.',
    }),
  ],
};

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

/** A failure in one sentence, and what the reader can do. */
export default function FailureView({failure, sent}: Props): ReactNode {
  const isCors =
    failure.kind === 'cors' ||
    (failure.kind === 'noContact' && !failure.certain);
  const [what, advice] = texts[failure.kind];
  return (
    <div className={styles.error}>
      <p>
        <strong>{interpolate(what, {...failure, address: sent.base})}</strong>{' '}
        {advice}
      </p>
      {isCors && (
        <>
          <p>
            <Translate>
              To allow this page, the server must send these headers in its
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
