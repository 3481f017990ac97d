import {getCodeOfHttpStatus, isConnectCode, type ConnectCode} from './codes';
import {compressedFlag, endFlag, prefixLength} from './envelope';
import {mediaTypes, removeParameters} from './mediaTypes';
import {getHeader, type Answer, type Head} from './answer';

export const mostBytes = 5 * 1024 * 1024;

export class TooLarge extends Error {}

/** Rejects a promise as soon as the signal is aborted. */
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
 * The chunks of a body as they arrive.
 *
 * @throws TooLarge after the last chunk within the limit
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
    // Closes the connection if the body was not read completely.
    void reader.cancel().catch(() => {});
  }
}

/** Reads a body as text. On error, `texts` contains the partial text. */
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

interface ConnectError {
  code: ConnectCode;
  message?: string;
  codeFromStatus?: boolean;
}

/**
 * Reads a Connect error from JSON.
 *
 * @param status HTTP status, used if there is no code
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

export const getMediaTypeOfHead = (head: Head): string =>
  removeParameters(getHeader(head, 'content-type') ?? '');

export function readUnary(head: Head, text: string): Partial<Answer> {
  const mediaType = getMediaTypeOfHead(head);
  if (mediaType !== mediaTypes.unary) {
    return {text, failure: {kind: 'notConnect', mediaType}};
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // A body that is nested too deeply for the browser may still be JSON.
    if (error instanceof SyntaxError) {
      return {text, failure: {kind: 'notConnect', mediaType}};
    }
  }
  return head.status === 200
    ? {text, code: 'ok'}
    : {text, ...getConnectError(value, head.status)};
}

/** A message of a stream with its flags. */
interface Enveloped {
  flags: number;
  message: Uint8Array;
}

/** Reads messages from a stream's bytes, in pieces of any size. */
export class EnvelopeReader {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /**
   * Returns the messages that these bytes complete.
   *
   * @throws TooLarge if a message declares a length over the limit
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

/** For a stream with a message that Connect does not allow. */
const badStream: Partial<Answer> = {
  failure: {kind: 'notConnect', mediaType: mediaTypes.stream},
};

/** Reads the last message of a stream: `{}`, or `{"error": …}`. */
function readEnd(text: string): Partial<Answer> {
  try {
    const {error} = Object(JSON.parse(text)) as Record<string, unknown>;
    // A stream always has status 200, so no code can be derived from it.
    return error === undefined ? {code: 'ok'} : getConnectError(error, 500);
  } catch {
    return badStream;
  }
}

/**
 * Reads a stream to its end.
 *
 * @param messages receives each message as it arrives
 * @param onMessages called after messages were added
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
      if (flags & compressedFlag) return badStream;
      const text = decoder.decode(message);
      if (flags & endFlag) return readEnd(text);
      messages.push(text);
    }
    onMessages();
  }
  return {failure: {kind: 'cut'}};
}
