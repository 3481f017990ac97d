import {createHash} from 'node:crypto';

/** An id in the form of a UUID (version 8 of RFC 9562) that follows from a text. */
export function stableId(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
