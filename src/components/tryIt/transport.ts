import type {Failure} from '../../calls/answer';
import type {SentCall} from '../../calls/request';
import type {Fetcher, NoAnswer} from '../../calls/send';

/** How a call gets to a server, and who knows why it did not. */
export interface Transport {
  fetcher: Fetcher;
  noAnswer: NoAnswer;
}

/** The server inside the page, loaded at the first call. */
export const createSandboxFetcher =
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
): Transport {
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
