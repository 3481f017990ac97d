/** Bytes before a stream message: one for flags, four for the length. */
export const prefixLength = 5;

export const compressedFlag = 1;

/** Flag of a stream's last message, which contains the result. */
export const endFlag = 2;

/**
 * Returns the five bytes before a message: the flags, then the length in bytes
 * as a big-endian unsigned integer.
 *
 * @throws RangeError if the flags do not fit in one byte or the length in
 *   four
 */
export function getEnvelopePrefix(length: number, flags = 0): Uint8Array {
  if (!Number.isInteger(flags) || flags < 0 || flags > 0xff) {
    throw new RangeError(`Flags do not fit one byte: ${flags}`);
  }
  if (!Number.isInteger(length) || length < 0 || length > 0xffffffff) {
    throw new RangeError(`Length does not fit four bytes: ${length}`);
  }
  const prefix = new Uint8Array(prefixLength);
  const view = new DataView(prefix.buffer);
  view.setUint8(0, flags);
  view.setUint32(1, length, false);
  return prefix;
}

export const escapeOctal = (prefix: Uint8Array): string =>
  Array.from(prefix, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(
    '',
  );

export function addEnvelope(text: string, flags = 0): Uint8Array<ArrayBuffer> {
  const message = new TextEncoder().encode(text);
  const bytes = new Uint8Array(prefixLength + message.length);
  bytes.set(getEnvelopePrefix(message.length, flags));
  bytes.set(message, prefixLength);
  return bytes;
}
