import {addEnvelope} from './envelope';
import {getMediaType} from './mediaTypes';

/** Servers that a page can call: its own sandbox, one on this computer, a real one. */
export type ServerKind = 'sandbox' | 'local' | 'platform';

/** A call as the reader has set it up. */
export interface OutgoingCall {
  /** Address of the server with no slash at its end. */
  base: string;
  path: string;
  streaming: boolean;
  /** Text of the message, JSON or not: the server judges it. */
  body: string;
  authorization?: string;
  /** In milliseconds; none means that the call may take as long as it likes. */
  timeout?: number;
  server?: ServerKind;
  /** Anchor of the error that the sandbox is to answer with; no other server is asked. */
  error?: string;
}

/** A call that was sent, as the explanations of its answer need it. */
export interface SentCall extends OutgoingCall {
  server: ServerKind;
}

/** Headers of a call as Connect wants them. */
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
 * The request of a call.
 *
 * @throws TypeError when a header holds what HTTP cannot carry
 */
export const getRequest = (call: OutgoingCall, signal: AbortSignal): Request =>
  new Request(call.base + call.path, {
    method: 'POST',
    headers: getHeadersOfCall(call),
    body: call.streaming ? addEnvelope(call.body) : call.body,
    // The cookies of another site are none of this page's business.
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
