import {invalid} from './connectError';

const headerLength = 5;

/** Flag of the last message of a stream. */
export const endOfStream = 2;

/**
 * A message in its envelope: one byte of flags, four bytes of length
 * (big-endian), the JSON.
 *
 * @see https://connectrpc.com/docs/protocol#streaming-rpcs
 */
export function enclose(message: unknown, flags = 0): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(message));
  const envelope = new Uint8Array(headerLength + json.length);
  envelope[0] = flags;
  new DataView(envelope.buffer).setUint32(1, json.length);
  envelope.set(json, headerLength);
  return envelope;
}

/**
 * The text in the one envelope that a server stream's request has.
 *
 * @throws ConnectError `invalid_argument` when the bytes are no such envelope
 */
export function openEnvelope(bytes: Uint8Array): string {
  if (bytes.length < headerLength) {
    throw invalid(
      `the request needs an envelope of ${headerLength} bytes before the message, but has ${bytes.length} bytes in all`,
    );
  }
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  if (bytes[0] !== 0) {
    throw invalid(
      `the envelope has flags ${bytes[0]}; the sandbox knows only 0`,
    );
  }
  if (length !== bytes.length - headerLength) {
    throw invalid(
      `the envelope promises ${length} bytes, but ${bytes.length - headerLength} follow`,
    );
  }
  return new TextDecoder().decode(bytes.subarray(headerLength));
}
