import type {Failure} from './answer';
import {isLocal, isMixedContent} from './localAddress';
import {probe} from './probe';

/** Why a browser will not send a call at all; undefined when it will. */
export function diagnoseBlockedRequest(address: string): Failure | undefined {
  if (isMixedContent(location.href, address)) return {kind: 'mixedContent'};
  if (!navigator.onLine && !isLocal(address)) return {kind: 'offline'};
  return undefined;
}

/** Why a call brought no answer that the page may read. */
export async function diagnoseNetworkError(address: string): Promise<Failure> {
  const contact = await probe(address);
  if (contact === 'answers') return {kind: 'cors'};
  return {kind: 'noContact', certain: contact === 'refuses'};
}
