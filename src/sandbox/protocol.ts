import {ConnectError, invalid} from './connectError';

/** Milliseconds that a call may take, or `undefined` for no limit. */
export function timeoutOf(request: Request): number | undefined {
  const header = request.headers.get('Connect-Timeout-Ms');
  if (header === null) return undefined;
  if (!/^\d{1,10}$/.test(header)) {
    throw invalid(
      `Connect-Timeout-Ms must be at most 10 digits, but is "${header}"`,
    );
  }
  return Number(header);
}

/**
 * Checks what the Connect protocol asks of every request.
 *
 * @see https://connectrpc.com/docs/protocol
 * @throws ConnectError for a version or an encoding that the sandbox lacks
 */
export function checkHeaders(request: Request, streaming: boolean): void {
  const version = request.headers.get('Connect-Protocol-Version');
  if (version !== null && version !== '1') {
    throw invalid(`Connect-Protocol-Version must be "1", but is "${version}"`);
  }
  const name = streaming ? 'Connect-Content-Encoding' : 'Content-Encoding';
  const encoding = request.headers.get(name) ?? 'identity';
  if (encoding !== 'identity') {
    throw new ConnectError(
      'unimplemented',
      `unknown compression "${encoding}": supported encodings are identity`,
    );
  }
}
