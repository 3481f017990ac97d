import {endFlag} from '../calls/envelope';
import {longestTimer} from '../calls/longestTimer';
import {mediaTypes} from '../calls/mediaTypes';
import {getExampleFor, type Call} from './call';
import {findTextIn, type JsonObject} from '../calls/json';
import type {StreamKind} from './model';
import {exampleNote} from './notes';
import {
  toConnectError,
  ConnectError,
  enclose,
  createResponseHeaders,
} from './protocol';

const pause = 400;

/** Lines added to a log while it is followed. */
const freshLines = [
  '2026-03-12T14:05:41Z INFO GET /health 200',
  '2026-03-12T14:05:47Z INFO GET /catalog 200',
  '2026-03-12T14:05:51Z INFO GET /health 200',
  '2026-03-12T14:05:58Z WARN POST /checkout 409',
];

/** Header values by type of stream. */
export const noteOf: Record<StreamKind, string> = {
  examples: exampleNote,
  logs: 'These lines are an example: nothing runs that could write a log.',
  terminal:
    'No command runs: what is shown is an example, or repeats the input.',
};

export async function* getMessages(
  {operation, request, store}: Call,
  kind: StreamKind,
  signal: AbortSignal,
): AsyncGenerator<JsonObject> {
  const example = getExampleFor(operation, request);
  if (kind === 'terminal') {
    yield* store.terminals.session(example, signal);
  } else if (kind === 'logs') {
    const known = findTextIn(example.log).split('\n').filter(Boolean);
    for (const log of [...known, ...freshLines]) yield {log};
  } else {
    for (const {response} of operation.examples) yield response;
  }
}

/**
 * A stream response: each message in an envelope, with pauses between them, and
 * an end message with the error, if any.
 *
 * @param timeout milliseconds after which the stream ends with
 *   `deadline_exceeded`
 */
export function createStreamResponse(
  messages: (signal: AbortSignal) => AsyncIterable<JsonObject>,
  timeout: number | undefined,
  note = '',
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
        error = toConnectError(thrown);
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
  return new Response(body, {
    headers: createResponseHeaders(mediaTypes.stream, note),
  });
}
