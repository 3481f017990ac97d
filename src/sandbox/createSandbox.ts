import {mediaTypeOf, withoutParameters} from '../connect/mediaTypes';
import {asConnectError, ConnectError} from './connectError';
import {openEnvelope} from './envelope';
import type {JsonObject} from './json';
import type {SandboxData, SandboxOperation} from './model';
import {checkHeaders, timeoutOf} from './protocol';
import {
  errorResponse,
  okResponse,
  plainResponse,
  streamResponse,
} from './respond';
import {checkScope} from './scope';
import {Store} from './store';
import {real, type Surroundings} from './surroundings';
import {messagesOf, Terminals} from './streams';
import {answer, readMessage} from './unary';

/** Answers a request as a Connect server does. */
export type Handler = (request: Request) => Promise<Response>;

async function* failing(error: unknown): AsyncGenerator<JsonObject> {
  throw await Promise.resolve(error);
}

/**
 * A pretend platform: answers every operation of the description from its
 * examples, and remembers, as long as it lives, what was created and changed.
 *
 * @param data what `npm run api` writes as `sandbox.json`
 * @param surroundings its clock, by which objects go through their states, its
 * source of random numbers and the time that a call takes; the real ones where
 * they are left out
 * @see https://connectrpc.com/docs/protocol
 */
export function createSandbox(
  data: SandboxData,
  surroundings: Partial<Surroundings> = {},
): Handler {
  const around = {...real, ...surroundings};
  const {latency} = around;
  const store = new Store(data, around);
  const terminals = new Terminals();

  async function unary(
    request: Request,
    operation: SandboxOperation,
  ): Promise<Response> {
    try {
      const timeout = timeoutOf(request);
      checkHeaders(request, false);
      const text = await request.text();
      const isLate = timeout !== undefined && timeout < latency;
      const wait = isLate ? timeout : latency;
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      if (isLate)
        throw new ConnectError('deadline_exceeded', 'the time is over');
      if (operation.unimplemented) {
        const {pathname} = new URL(request.url);
        const name = pathname.slice(1).replace('/', '.');
        throw new ConnectError('unimplemented', `${name} is not implemented`);
      }
      const message = readMessage(text, operation, data);
      return okResponse(answer(operation, message, data, store, terminals));
    } catch (error) {
      return errorResponse(asConnectError(error), data);
    }
  }

  async function stream(
    request: Request,
    operation: SandboxOperation,
  ): Promise<Response> {
    try {
      const timeout = timeoutOf(request);
      checkHeaders(request, true);
      const bytes = new Uint8Array(await request.arrayBuffer());
      const message = readMessage(openEnvelope(bytes), operation, data);
      store.agenda.catchUp();
      checkScope(operation, message, store);
      const rule = data.rules.operations[operation.rpc] ?? {stream: 'examples'};
      return streamResponse(
        (signal) => messagesOf(operation, rule, message, terminals, signal),
        timeout,
      );
    } catch (error) {
      return streamResponse(() => failing(error), undefined);
    }
  }

  return async (request) => {
    const {pathname} = new URL(request.url);
    const operation = Object.hasOwn(data.operations, pathname)
      ? data.operations[pathname]
      : undefined;
    if (!operation) return plainResponse(404, `No operation is at ${pathname}`);
    if (request.method !== 'POST') {
      return plainResponse(405, 'Call operations with POST', {Allow: 'POST'});
    }
    const expected = mediaTypeOf(operation.streaming);
    const contentType = request.headers.get('Content-Type') ?? '';
    if (withoutParameters(contentType) !== expected) {
      return plainResponse(415, `The Content-Type must be ${expected}`, {
        'Accept-Post': expected,
      });
    }
    return operation.streaming
      ? stream(request, operation)
      : unary(request, operation);
  };
}
