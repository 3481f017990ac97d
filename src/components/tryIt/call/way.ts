import type {SentCall} from './request';
import {sandboxFetcher, whyNoSandbox} from './sandbox';
import type {Fetcher, NoAnswer} from './send';
import {whyNoAnswer, whyNotSent} from './whyNoAnswer';

/** How a call gets to a server, and who knows why it did not. */
export interface Way {
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
export function wayOf(
  {server, base, path}: Pick<SentCall, 'server' | 'base' | 'path'>,
  baseUrl: string,
): Way {
  if (server === 'sandbox') {
    return {fetcher: sandboxFetcher(baseUrl), noAnswer: whyNoSandbox};
  }
  const address = base + path;
  const refusal = whyNotSent(address);
  return refusal
    ? {fetcher: refuse, noAnswer: () => Promise.resolve(refusal)}
    : {fetcher: fetch, noAnswer: () => whyNoAnswer(address)};
}
