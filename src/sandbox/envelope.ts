import {enveloped, prefixLength} from '../connect/envelope';
import {invalid} from './connectError';

/**
 * A message as JSON in its envelope.
 *
 * @see https://connectrpc.com/docs/protocol#streaming-rpcs
 */
export const enclose = (message: unknown, flags = 0): Uint8Array =>
  enveloped(JSON.stringify(message), flags);

/**
 * The text in the one envelope that a server stream's request has.
 *
 * @throws ConnectError `invalid_argument` when the bytes are no such envelope
 */
export function openEnvelope(bytes: Uint8Array): string {
  if (bytes.length < prefixLength) {
    throw invalid(
      `the request needs an envelope of ${prefixLength} bytes before the message, but has ${bytes.length} bytes in all`,
    );
  }
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  if (bytes[0] !== 0) {
    throw invalid(
      `the envelope has flags ${bytes[0]}; the sandbox knows only 0`,
    );
  }
  if (length !== bytes.length - prefixLength) {
    throw invalid(
      `the envelope promises ${length} bytes, but ${bytes.length - prefixLength} follow`,
    );
  }
  return new TextDecoder().decode(bytes.subarray(prefixLength));
}
