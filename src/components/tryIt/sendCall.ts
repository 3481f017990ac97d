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

/** The server inside the page, loaded at the first call. */
const createSandboxFetcher =
  (baseUrl: string): Fetcher =>
  async (request) => {
    const {startSandbox} = await import(
      /* webpackChunkName: "sandbox" */ '../../sandbox/inPage'
    );
    const handle = await startSandbox(baseUrl);
    return handle(request);
  };

/** Whether an address is that of this computer. */
function isLocal(address: string): boolean {
  const {hostname} = new URL(address);
  return (
    /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}

/** Whether browsers refuse the call because the page is encrypted and it is not. */
export function isMixedContent(page: string, address: string): boolean {
  return (
    new URL(page).protocol === 'https:' &&
    new URL(address).protocol === 'http:' &&
    !isLocal(address)
  );
}

/** Why a browser will not send a call at all; undefined when it will. */
function diagnoseBlockedRequest(address: string): Failure | undefined {
  if (isMixedContent(location.href, address)) return {kind: 'mixedContent'};
  if (!navigator.onLine && !isLocal(address)) return {kind: 'offline'};
  return undefined;
}

/** Most milliseconds that the question whether a server is there takes. */
const patience = 3000;

/**
 * Why a call brought no answer that the page may read. Asks the server for
 * anything, in the mode in which a browser tells whether an answer came but not
 * which: this tells a server without CORS from no server.
 */
async function diagnoseNetworkError(address: string): Promise<Failure> {
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

/**
 * The way of a call to its server.
 *
 * @param baseUrl where the site, in this locale, begins
 */
export function resolveTransport(
  {server, base, path}: Pick<SentCall, 'server' | 'base' | 'path'>,
  baseUrl: string,
): {fetcher: Fetcher; noAnswer: NoAnswer} {
  if (server === 'sandbox') {
    return {
      fetcher: createSandboxFetcher(baseUrl),
      noAnswer: (error) =>
        Promise.resolve({
          kind: 'sandbox',
          detail: error instanceof Error ? error.message : String(error),
        }),
    };
  }
  const address = base + path;
  const refusal = diagnoseBlockedRequest(address);
  return refusal
    ? {
        fetcher: () => Promise.reject(new Error('The browser refuses it.')),
        noAnswer: () => Promise.resolve(refusal),
      }
    : {fetcher: fetch, noAnswer: () => diagnoseNetworkError(address)};
}

/**
 * Sends a call to the server that the reader has chosen: the one way of all
 * parts of the page.
 *
 * @param baseUrl where the site, in this locale, begins
 * @param controller ends the call, as its timeout does
 * @param show is told what arrives, at a pace that the page can follow
 */
export async function sendCall(
  sent: SentCall,
  baseUrl: string,
  controller: AbortController,
  show: OnProgress = () => {},
): Promise<Answer> {
  const {timeout: milliseconds} = sent;
  const timer =
    milliseconds &&
    setTimeout(
      () => controller.abort({kind: 'timeout', milliseconds}),
      Math.min(milliseconds, longestTimer),
    );
  const {fetcher, noAnswer} = resolveTransport(sent, baseUrl);
  const {draw, end} = throttle(show);
  const answer = await send(sent, fetcher, controller.signal, draw, noAnswer);
  clearTimeout(timer);
  end(answer);
  return answer;
}
