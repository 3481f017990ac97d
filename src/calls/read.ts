import {getCodeOfHttpStatus, isConnectCode, type ConnectCode} from './codes';
import {compressedFlag, endFlag, prefixLength} from './envelope';
import {mediaTypes, removeParameters} from './mediaTypes';
import type {Answer, Head} from './answer';

/** Most bytes of an answer that are read: 5 MB. */
export const mostBytes = 5 * 1024 * 1024;

/** Thrown when an answer is longer than `mostBytes`. */
export class TooLarge extends Error {}

/** Ends a wait as soon as the signal says so, whatever is waited for. */
export function makeAbortable<T>(
  promise: Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, {once: true});
    promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

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

/** The text of a body; what came before an error is in `texts`. */
export async function readText(
  chunks: AsyncIterable<Uint8Array>,
  texts: string[],
): Promise<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    texts.push(decoder.decode(chunk, {stream: true}));
  }
  return texts.join('') + decoder.decode();
}

/** What an error says of itself. */
interface ConnectError {
  code: ConnectCode;
  message?: string;
  /** Whether the code is not the server's: it follows from the HTTP status. */
  codeFromStatus?: boolean;
}

/**
 * The error in a JSON value that should be one.
 *
 * @param status HTTP status, from which a missing code follows
 */
function getConnectError(value: unknown, status: number): ConnectError {
  const {code, message} = Object(value) as Record<string, unknown>;
  return {
    ...(isConnectCode(code)
      ? {code}
      : {code: getCodeOfHttpStatus(status), codeFromStatus: true}),
    ...(typeof message === 'string' ? {message} : {}),
  };
}

/** Media type of an answer without its parameters. */
export function getMediaTypeOfHead({headers}: Head): string {
  const value = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  return removeParameters(value);
}

/** What a complete body that is no stream means. */
export function readUnary(head: Head, text: string): Partial<Answer> {
  const mediaType = getMediaTypeOfHead(head);
  if (mediaType !== mediaTypes.unary) {
    return {text, failure: {kind: 'notConnect', mediaType}};
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // A body nested too deep for the browser may be JSON all the same.
    if (error instanceof SyntaxError) {
      return {text, failure: {kind: 'notJson'}};
    }
  }
  return head.status === 200
    ? {text, code: 'ok'}
    : {text, ...getConnectError(value, head.status)};
}

/** A message of a stream with the flags in front of it. */
interface Enveloped {
  flags: number;
  message: Uint8Array;
}

/** Takes the bytes of a stream in pieces of any size and gives its messages. */
export class EnvelopeReader {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** Whether a message has begun that is not there in full. */
  get isInside(): boolean {
    return this.#length > 0;
  }

  /**
   * The messages that are complete with these bytes.
   *
   * @throws TooLarge when a message says that it is longer than can be read
   */
  push(piece: Uint8Array): Enveloped[] {
    this.#append(piece);
    const {buffer} = this.#bytes;
    const found: Enveloped[] = [];
    let start = 0;
    while (this.#length - start >= prefixLength) {
      const view = new DataView(buffer, start, prefixLength);
      const length = view.getUint32(1);
      if (length > mostBytes) throw new TooLarge();
      const end = start + prefixLength + length;
      if (end > this.#length) break;
      const message = this.#bytes.slice(start + prefixLength, end);
      found.push({flags: view.getUint8(0), message});
      start = end;
    }
    this.#bytes.copyWithin(0, start, this.#length);
    this.#length -= start;
    return found;
  }

  #append(piece: Uint8Array): void {
    const needed = this.#length + piece.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(2 * needed);
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = needed;
  }
}

/** What the last message of a stream means: `{}`, or `{"error": …}`. */
function readEnd(text: string): Partial<Answer> {
  try {
    const {error} = Object(JSON.parse(text)) as Record<string, unknown>;
    // A stream has status 200 whatever happens, so no code follows from it.
    return error === undefined ? {code: 'ok'} : getConnectError(error, 500);
  } catch {
    return {failure: {kind: 'badEnvelope'}};
  }
}

/**
 * Reads a stream to its end.
 *
 * @param messages where each message is put as it arrives
 * @param onMessages called after messages were put there
 */
export async function readStream(
  chunks: AsyncIterable<Uint8Array>,
  messages: string[],
  onMessages: () => void,
): Promise<Partial<Answer>> {
  const reader = new EnvelopeReader();
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    for (const {flags, message} of reader.push(chunk)) {
      if (flags & compressedFlag) return {failure: {kind: 'badEnvelope'}};
      const text = decoder.decode(message);
      if (flags & endFlag) return readEnd(text);
      messages.push(text);
    }
    onMessages();
  }
  return {failure: {kind: reader.isInside ? 'cut' : 'noEnd'}};
}
