import {
  getEnvelopePrefix,
  escapeOctal,
  prefixLength,
} from '../../connect/envelope';

/** File that a command reads a message from when it cannot hold it itself. */
export const messageFile = 'message.json';

const longestInlineMessage = 1000;

/** What a text is as JSON. Every request message of Holt is an object. */
export type JsonKind = 'object' | 'other' | 'invalid';

export interface Envelope {
  prefix: Uint8Array;
  message: Uint8Array;
  /** Bytes of prefix and message together. */
  total: number;
  /** The text that the message bytes stand for. */
  text: string;
  /** Whether the text held a lone surrogate, which UTF-8 replaces by U+FFFD. */
  replaced: boolean;
  json: JsonKind;
}

/** Tells whether a text is a JSON object, other JSON, or no JSON at all. */
export function getJsonKind(text: string): JsonKind {
  try {
    const value: unknown = JSON.parse(text);
    const isObject =
      typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? 'object' : 'other';
  } catch {
    return 'invalid';
  }
}

/** Wraps a text, valid JSON or not, in the envelope of an uncompressed message. */
export function toEnvelope(input: string): Envelope {
  const message = new TextEncoder().encode(input);
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(message);
  return {
    prefix: getEnvelopePrefix(message.length),
    message,
    total: prefixLength + message.length,
    text,
    replaced: text !== input,
    json: getJsonKind(text),
  };
}

/** Writes the first bytes as two hexadecimal digits each, parted by spaces. */
export function toHex(bytes: Uint8Array, limit = bytes.length): string {
  return Array.from(bytes.subarray(0, limit), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(' ');
}

/** Whether a text can be pasted into a terminal between single quotes. */
function isPasteable(text: string): boolean {
  // Tab and line break stay as they are; other control characters act on the terminal.
  return !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(text);
}

/**
 * Returns the shell command that writes an envelope to its standard output.
 *
 * The prefix is written in octal escapes, which every POSIX `printf` knows. A
 * message too long or not fit to be pasted is read from `messageFile`.
 */
export function formatPrintfCommand({prefix, text}: Envelope): {
  command: string;
  readsFile: boolean;
} {
  const escapes = escapeOctal(prefix);
  if (text.length > longestInlineMessage || !isPasteable(text)) {
    return {
      command: `{ printf '${escapes}'; cat ${messageFile}; }`,
      readsFile: true,
    };
  }
  const quoted = text.replaceAll("'", String.raw`'\''`);
  return {command: `printf '${escapes}%s' '${quoted}'`, readsFile: false};
}
