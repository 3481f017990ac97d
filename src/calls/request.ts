import {addEnvelope} from './envelope';
import {getMediaType} from './mediaTypes';

export type ServerKind = 'sandbox' | 'platform';

export interface OutgoingCall {
  /** URL of the server without a trailing slash. */
  base: string;
  path: string;
  streaming: boolean;
  /** Message text. It may be invalid JSON: the server validates it. */
  body: string;
  authorization?: string;
  /** In milliseconds; without it, the call has no time limit. */
  timeout?: number;
  server?: ServerKind;
  /** Anchor of an error to return; ignored by other servers. */
  error?: string;
}

/** A sent call, with the data that explanations of its response need. */
export interface SentCall extends OutgoingCall {
  server: ServerKind;
}

export function getHeadersOfCall(call: OutgoingCall): Record<string, string> {
  const {streaming, authorization, timeout, server, error} = call;
  return {
    'Content-Type': getMediaType(streaming),
    'Connect-Protocol-Version': '1',
    ...(timeout === undefined ? {} : {'Connect-Timeout-Ms': String(timeout)}),
    ...(authorization ? {Authorization: authorization} : {}),
    ...(server === 'sandbox' && error ? {Prefer: `error=${error}`} : {}),
  };
}

/**
 * The HTTP request of a call.
 *
 * @throws TypeError if a header contains characters that HTTP does not allow
 */
export const getRequest = (call: OutgoingCall, signal: AbortSignal): Request =>
  new Request(call.base + call.path, {
    method: 'POST',
    headers: getHeadersOfCall(call),
    body: call.streaming ? addEnvelope(call.body) : call.body,
    // Do not send cookies of other sites.
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
