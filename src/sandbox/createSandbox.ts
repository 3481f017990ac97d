import {prefixLength} from '../calls/envelope';
import {getMediaType, removeParameters} from '../calls/mediaTypes';
import {parseObject, type JsonObject} from '../calls/json';
import {act, readRequest, refuse} from './act';
import {createListedError, findExample, type Call} from './call';
import {compareSnapshots, serializeChanges, takeSnapshot} from './differences';
import {readMessage, writeMessage} from './messages';
import type {SandboxData, SandboxOperation} from './model';
import {exampleNote} from './notes';
import {platform} from './platform';
import {
  checkEnvelope,
  checkHeaders,
  ConnectError,
  createDeadlineError,
  createPlainResponse,
  createUnaryResponse,
  getPreferredError,
  getTimeout,
  toConnectError,
  type Handler,
  type Reply,
} from './protocol';
import {real, Store, type Environment} from './store';
import {createStreamResponse, getMessages} from './streams';

/**
 * Creates a simulated platform, which responds from the examples and remembers
 * changes for its lifetime.
 *
 * @param data contents of `sandbox.json` from `npm run api`
 * @param environment clock for state changes, random numbers, and latency;
 *   real ones by default
 * @see https://connectrpc.com/docs/protocol
 */
export function createSandbox(
  data: SandboxData,
  environment: Partial<Environment> = {},
): Handler {
  const around: Environment = {...real, ...environment};
  const {latency} = around;
  const store = new Store(data, around);

  /** Starts a call. */
  function begin(operation: SandboxOperation, request: JsonObject): Call {
    const {rule} = operation;
    const kind =
      rule.list ?? rule.get ?? rule.create ?? rule.update ?? rule.delete ?? '';
    store.scheduler.catchUp();
    const asked: Call = {
      ...{data, store, platform, operation, rule, kind, request},
      example: findExample(operation, request),
      isDry: rule.dry !== undefined && request[rule.dry] === true,
    };
    return {...asked, request: readRequest(asked)};
  }

  /** Waits for the latency. @throws ConnectError if the timeout is shorter */
  async function takeTime(timeout = Infinity): Promise<void> {
    const wait = Math.min(timeout, latency);
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    if (wait < latency) throw createDeadlineError();
  }

  /** Does the work of a call, and finds out what it changed. */
  function work(call: Call): Reply {
    const {operation, rule} = call;
    const before = takeSnapshot(store, data);
    let reply: Reply;
    try {
      refuse(call, false);
      const answer = (platform.functions[operation.rpc] ?? act)(call);
      const messages = [writeMessage(answer, operation, data)];
      reply = {messages, note: call.note ?? rule.note};
    } catch (thrown) {
      // A call that fails may have done a part of its work.
      reply = {error: toConnectError(thrown)};
    }
    const after = takeSnapshot(store, data);
    const changes = compareSnapshots(before, after, rule.create);
    return {...reply, changes: serializeChanges(changes)};
  }

  async function respond(
    request: Request,
    operation: SandboxOperation,
    path: string,
  ): Promise<Reply> {
    const {streaming, unimplemented} = operation;
    const timeout = getTimeout(request);
    checkHeaders(request, streaming);
    const bytes = new Uint8Array(await request.arrayBuffer());
    const message = bytes.subarray(streaming ? prefixLength : 0);
    const text = new TextDecoder().decode(message);
    if (!streaming) await takeTime(timeout);
    const at = getPreferredError(request, operation);
    if (at !== undefined) {
      const examples = operation.examples.map((one) => one.request);
      // Lenient, because a requested error does not need any fields.
      throw createListedError(operation, at, [parseObject(text), ...examples]);
    }
    if (unimplemented) {
      const name = path.slice(1).replace('/', '.');
      throw new ConnectError('unimplemented', `${name} is not implemented`);
    }
    if (streaming) checkEnvelope(bytes);
    // An empty envelope is an empty message.
    const json = streaming && text === '' ? '{}' : text;
    const call = begin(operation, readMessage(json, operation, data));
    if (streaming) {
      refuse(call, false);
      const {note = exampleNote} = call.rule;
      return {messages: getMessages(call), note, timeout};
    }
    return work(call);
  }

  return async (request) => {
    const {pathname} = new URL(request.url);
    const operation = Object.hasOwn(data.operations, pathname)
      ? data.operations[pathname]
      : undefined;
    if (!operation)
      return createPlainResponse(404, `No operation is at ${pathname}`);
    if (request.method !== 'POST')
      return createPlainResponse(405, 'Call operations with POST', {
        Allow: 'POST',
      });
    const expected = getMediaType(operation.streaming);
    const contentType = request.headers.get('Content-Type') ?? '';
    if (removeParameters(contentType) !== expected) {
      return createPlainResponse(415, `The Content-Type must be ${expected}`, {
        'Accept-Post': expected,
      });
    }
    const reply = await respond(request, operation, pathname).catch(
      (thrown: unknown): Reply => ({error: toConnectError(thrown)}),
    );
    return operation.streaming
      ? createStreamResponse(reply)
      : createUnaryResponse(reply, data);
  };
}
