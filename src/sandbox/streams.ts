import {addEnvelope, endFlag} from '../calls/envelope';
import {mediaTypes} from '../calls/mediaTypes';
import {getExampleFor, type Call} from './call';
import {findTextIn, type JsonObject} from '../calls/json';
import type {StreamKind} from './model';
import {exampleNote} from './notes';
import {createDeadlineError, createResponse, type Reply} from './protocol';

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
  terminal: 'No command runs: what is shown is an example.',
};

export function getMessages(
  {operation, request}: Call,
  kind: StreamKind,
): JsonObject[] {
  if (kind === 'examples')
    return operation.examples.map(({response}) => response);
  const example = getExampleFor(operation, request);
  if (kind === 'terminal') {
    const output = example.stdout === undefined ? [] : [example];
    return [{sessionId: crypto.randomUUID()}, ...output];
  }
  const known = findTextIn(example.log).split('\n').filter(Boolean);
  return [...known, ...freshLines].map((log) => ({log}));
}

const enclose = (message: unknown, flags = 0): Uint8Array =>
  addEnvelope(JSON.stringify(message), flags);

/**
 * A stream response: each message in an envelope, with pauses between them, and
 * an end message with the error, if any.
 *
 * @see https://connectrpc.com/docs/protocol#streaming-rpcs
 */
export function createStreamResponse(reply: Reply): Response {
  const {messages = [], timeout = Infinity} = reply;
  let isCanceled = false;
  let left = timeout;
  let end = reply.error;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const [at, message] of messages.entries()) {
        const wait = at === 0 ? 0 : pause;
        await new Promise((done) => setTimeout(done, Math.min(wait, left)));
        if (isCanceled) return;
        left -= wait;
        if (left <= 0) {
          end = createDeadlineError();
          break;
        }
        controller.enqueue(enclose(message));
      }
      controller.enqueue(enclose(end ? {error: end} : {}, endFlag));
      controller.close();
    },
    cancel() {
      isCanceled = true;
    },
  });
  return createResponse(body, mediaTypes.stream, reply);
}
