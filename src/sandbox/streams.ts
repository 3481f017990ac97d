import {addEnvelope, endFlag} from '../calls/envelope';
import {mediaTypes} from '../calls/mediaTypes';
import {getExampleFor, type Call} from './call';
import {findObjectIn, type JsonObject} from '../calls/json';
import {createDeadlineError, createResponse, type Reply} from './protocol';
import {fill} from './templates';

const pause = 400;

/** The messages of a stream: those of its rule, or all examples. */
export function getMessages(call: Call): JsonObject[] {
  const {operation, request, rule} = call;
  if (!rule.stream) return operation.examples.map(({response}) => response);
  const example = getExampleFor(operation, request);
  return rule.stream
    .map((template) => findObjectIn(fill(call, template, example)))
    .filter((message) => Object.keys(message).length > 0);
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
