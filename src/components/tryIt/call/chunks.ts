import {makeAbortable} from './abortable';

/** Most bytes of an answer that are read: 5 MB. */
export const mostBytes = 5 * 1024 * 1024;

/** Thrown when an answer is longer than `mostBytes`. */
export class TooLarge extends Error {}

/**
 * The body of an answer chunk by chunk as it arrives.
 *
 * @throws TooLarge after the last chunk that is within the limit
 */
export async function* getChunks(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let left = mostBytes;
  try {
    for (;;) {
      const {done, value} = await makeAbortable(reader.read(), signal);
      if (done) return;
      yield value.subarray(0, left);
      left -= value.length;
      if (left < 0) throw new TooLarge();
    }
  } finally {
    // Also ends the connection when not all was read.
    void reader.cancel().catch(() => {});
  }
}
