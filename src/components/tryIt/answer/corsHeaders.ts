import {getHeadersOfCall, type OutgoingCall} from '../call/request';

/**
 * The headers with which a server lets the pages of an origin make a call and
 * read the whole answer.
 */
export function getCorsHeaders(call: OutgoingCall, origin: string): string {
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    'Access-Control-Allow-Methods: POST',
    `Access-Control-Allow-Headers: ${Object.keys(getHeadersOfCall(call)).join(', ')}`,
    'Access-Control-Expose-Headers: *',
  ].join('\n');
}
