import type {Answer, Failure} from '../../calls/answer';
import {longestTimer} from '../../calls/longestTimer';
import type {SentCall} from '../../calls/request';
import {
  send,
  throttle,
  type Fetcher,
  type NoAnswer,
  type OnProgress,
} from '../../calls/send';

/** The in-page sandbox, loaded on the first call. */
const fetchFromSandbox: Fetcher = async (request) => {
  const {startSandbox} = await import(
    /* webpackChunkName: "sandbox" */ '../../sandbox/inPage'
  );
  const handle = await startSandbox(__webpack_public_path__);
  return handle(request);
};

function isLocal(address: string): boolean {
  const {hostname} = new URL(address);
  return (
    /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}

/** Whether an HTTPS page would call an HTTP server. */
export function isMixedContent(page: string, address: string): boolean {
  return (
    new URL(page).protocol === 'https:' &&
    new URL(address).protocol === 'http:' &&
    !isLocal(address)
  );
}

/** Timeout for checking whether a server is reachable, in milliseconds. */
const patience = 3000;

/**
 * Finds the reason for a missing response. A `no-cors` request succeeds if the
 * server is reachable, so it distinguishes a server without CORS from an
 * unreachable one.
 */
async function diagnose(address: string): Promise<Failure> {
  if (isMixedContent(location.href, address)) return {kind: 'mixedContent'};
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return {kind: 'cors'};
  } catch (error) {
    const {name} = Object(error) as Error;
    return {kind: 'noContact', certain: name !== 'TimeoutError'};
  }
}

/** How to reach a server, and how to find out why it did not respond. */
export const resolveTransport = ({
  server,
  base,
  path,
}: Pick<SentCall, 'server' | 'base' | 'path'>): {
  fetcher: Fetcher;
  noAnswer: NoAnswer;
} =>
  server === 'sandbox'
    ? {
        fetcher: fetchFromSandbox,
        noAnswer: () => Promise.resolve({kind: 'sandbox'}),
      }
    : {fetcher: fetch, noAnswer: () => diagnose(base + path)};

/**
 * Sends a call to the selected server, for all parts of the site.
 *
 * @param controller aborts the call, as its timeout does
 * @param show receives the response at a limited rate
 */
export async function sendCall(
  sent: SentCall,
  controller = new AbortController(),
  show: OnProgress = () => {},
): Promise<Answer> {
  const {timeout: milliseconds} = sent;
  const timer =
    milliseconds &&
    setTimeout(
      () => controller.abort({kind: 'timeout', milliseconds}),
      Math.min(milliseconds, longestTimer),
    );
  const {fetcher, noAnswer} = resolveTransport(sent);
  const {draw, end} = throttle(show);
  const answer = await send(sent, fetcher, controller.signal, draw, noAnswer);
  clearTimeout(timer);
  end(answer);
  return answer;
}
