import type {SentCall} from './request';
import {createSandboxFetcher, diagnoseSandboxFailure} from './sandbox';
import type {Fetcher, NoAnswer} from './send';
import {
  diagnoseNetworkError,
  diagnoseBlockedRequest,
} from './diagnoseNetworkError';

/** How a call gets to a server, and who knows why it did not. */
export interface Transport {
  fetcher: Fetcher;
  noAnswer: NoAnswer;
}

/** Stands for the browser where it would refuse the call anyway. */
const refuse = () => Promise.reject(new Error('The browser refuses the call.'));

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
      noAnswer: diagnoseSandboxFailure,
    };
  }
  const address = base + path;
  const refusal = diagnoseBlockedRequest(address);
  return refusal
    ? {fetcher: refuse, noAnswer: () => Promise.resolve(refusal)}
    : {fetcher: fetch, noAnswer: () => diagnoseNetworkError(address)};
}
