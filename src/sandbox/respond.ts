import {endFlag} from '../connect/envelope';
import {longestTimer} from '../connect/longestTimer';
import {mediaTypes} from '../connect/mediaTypes';
import {asConnectError, ConnectError} from './connectError';
import {enclose} from './envelope';
import type {JsonObject} from './json';
import type {SandboxData} from './model';
import {pause} from './streams';

const headers = (type: string): HeadersInit => ({
  'Content-Type': type,
  'X-Sandbox': 'Nothing here is real.',
});

export const okResponse = (answer: unknown): Response =>
  new Response(JSON.stringify(answer), {headers: headers(mediaTypes.unary)});

/** A failed unary call: the error as JSON, with the HTTP status of its code. */
export const errorResponse = (
  error: ConnectError,
  {statuses}: SandboxData,
): Response =>
  new Response(JSON.stringify(error), {
    status: statuses[error.code] ?? 500,
    headers: headers(mediaTypes.unary),
  });

/** An answer without a Connect error, for what does not get that far. */
export const plainResponse = (
  status: number,
  text: string,
  more: Record<string, string> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {...headers('text/plain; charset=utf-8'), ...more},
  });

/**
 * A server stream: each message in an envelope, with a pause before all but the
 * first, and the end of the stream with the error, if there is one.
 *
 * @param timeout milliseconds after which the stream ends with `deadline_exceeded`
 */
export function streamResponse(
  messages: (signal: AbortSignal) => AsyncIterable<JsonObject>,
  timeout: number | undefined,
): Response {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const deadline = new Promise<never>((_, reject) => {
        if (timeout === undefined) return;
        timer = setTimeout(
          () => {
            reject(new ConnectError('deadline_exceeded', 'the time is over'));
          },
          Math.min(timeout, longestTimer),
        );
      });
      let error: ConnectError | undefined;
      const iterator = messages(stop.signal)[Symbol.asyncIterator]();
      try {
        for (let count = 0; !stop.signal.aborted; count++) {
          const next = await Promise.race([deadline, iterator.next()]);
          if (next.done) break;
          if (count > 0) {
            const paused = new Promise((done) => setTimeout(done, pause));
            await Promise.race([deadline, paused]);
          }
          if (!stop.signal.aborted) controller.enqueue(enclose(next.value));
        }
      } catch (thrown) {
        error = asConnectError(thrown);
      }
      clearTimeout(timer);
      const isCanceled = stop.signal.aborted;
      stop.abort();
      void iterator.return?.(undefined);
      if (isCanceled) return;
      controller.enqueue(enclose(error ? {error} : {}, endFlag));
      controller.close();
    },
    cancel() {
      clearTimeout(timer);
      stop.abort();
    },
  });
  return new Response(body, {headers: headers(mediaTypes.stream)});
}
