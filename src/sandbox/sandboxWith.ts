import {prefixLength} from '../calls/envelope';
import {getMediaType, removeParameters} from '../calls/mediaTypes';
import {
  getExampleFor,
  createListedError,
  type Call,
  type OperationHandler,
} from './call';
import {fits, meets} from './rules';
import {isZero, findObjectIn, type Json, type JsonObject} from '../calls/json';
import {readMessage, writeIntegers} from './messages';
import type {OperationRule, SandboxData, SandboxOperation} from './model';
import {perform} from './perform';
import {
  toConnectError,
  checkHeaders,
  ConnectError,
  createErrorResponse,
  getErrorNote,
  getPreferredError,
  createOkResponse,
  openEnvelope,
  createPlainResponse,
  getTimeout,
  type Handler,
} from './protocol';
import {exampleNote} from './notes';
import {refuseFirst} from './refuse';
import {real, Store, type Environment} from './store';
import {getMessages, noteOf, createStreamResponse} from './streams';

/**
 * Checks that the scope and the cluster of a request exist, if the page has an
 * error for that. One that is left out is an unknown one.
 *
 * @throws ConnectError when one does not
 */
function checkPlace(
  operation: SandboxOperation,
  request: JsonObject,
  store: Store,
): void {
  const {unknownScope, unknownCluster} = operation;
  const {scopeUuid = '', facilityName: name = ''} = request;
  if (unknownScope !== undefined) {
    const scopes = store.all('scope').map(({value}) => value.uuid);
    if (!scopes.includes(scopeUuid)) {
      throw createListedError(operation, unknownScope, request);
    }
  }
  if (!unknownCluster) return;
  const key = {type: unknownCluster.type, name, scopeUuid};
  if (!store.all('essential').some(({value}) => fits(value, key))) {
    throw createListedError(operation, unknownCluster.at, request);
  }
}

/** Fields that a request may leave out to mean the default of its kind. */
function emptyScope(
  {request}: SandboxOperation,
  {schemas, rules}: SandboxData,
  {create, unused = {}}: OperationRule,
  object: string,
): JsonObject {
  const known = findObjectIn(schemas[request]?.properties);
  const outer = rules.objects[object]?.within?.object ?? object;
  return Object.fromEntries(
    (rules.objects[outer]?.scope ?? [])
      .filter(
        (field) =>
          Object.hasOwn(known, field) &&
          (create !== undefined || !unused[field]),
      )
      .map((field) => [field, '']),
  );
}

/** Fields of a request under the names that the rule has for them. */
const renameFields = (
  request: JsonObject,
  reads: Record<string, string>,
): JsonObject =>
  Object.fromEntries(
    Object.entries(reads).flatMap(([name, field]) =>
      request[field] === undefined ? [] : [[name, request[field]]],
    ),
  );

/** A request as the server reads it. */
function toReadRequest(
  request: JsonObject,
  {defaults = {}, ignoresZero = [], unused = {}, reads = {}}: OperationRule,
): JsonObject {
  const whole = {...defaults, ...request, ...renameFields(request, reads)};
  const isUsed = (field: string): boolean =>
    !(unused[field] && meets({}, unused[field], request));
  return Object.fromEntries(
    Object.entries(whole).filter(
      ([field, value]) =>
        isUsed(field) && !(ignoresZero.includes(field) && isZero(value)),
    ),
  );
}

/**
 * A call that reaches its backends.
 *
 * @throws ConnectError when one does not respond, or has not what is named
 */
function begin(
  operation: SandboxOperation,
  request: JsonObject,
  data: SandboxData,
  store: Store,
  handler: OperationHandler,
): Call {
  const rule = data.rules.operations[operation.rpc] ?? {};
  const object =
    rule.list ?? rule.get ?? rule.create ?? rule.update ?? rule.delete ?? '';
  const call = {data, store, operation, rule, handler, object, request};
  store.scheduler.catchUp();
  checkPlace(operation, request, store);
  return call;
}

/**
 * The answer of a unary operation.
 *
 * @throws ConnectError when the call fails
 */
function answer(call: Call): Json {
  const {operation, data, rule, handler, object, request} = call;
  if (handler.answer) {
    refuseFirst(call);
    return handler.answer(call);
  }
  if (!object) {
    call.note = exampleNote;
    return getExampleFor(operation, request);
  }
  return perform({
    ...call,
    request: {
      ...emptyScope(operation, data, rule, object),
      ...toReadRequest(request, rule),
    },
  });
}

/** A message as far as it is one: an error that is asked for needs no fields. */
function parseObject(text: string): JsonObject {
  try {
    return findObjectIn(JSON.parse(text) as Json);
  } catch {
    return {};
  }
}

async function* failAlways(error: unknown): AsyncGenerator<JsonObject> {
  throw await Promise.resolve(error);
}

/** Finds what a single operation does, if it does anything of its own. */
export type FindHandler = (
  rpc: string,
  path: string,
) => OperationHandler | undefined | Promise<OperationHandler | undefined>;

/**
 * A pretend platform: answers every operation of the description from its
 * examples, and remembers, as long as it lives, what was created and changed.
 *
 * @param data what `npm run api` writes as `sandbox.json`
 * @param environment its clock, by which objects go through their states, its
 * source of random numbers and the time that a call takes; the real ones where
 * they are left out
 * @param handlers what single operations do, by the path of a call
 * @see https://connectrpc.com/docs/protocol
 */
export function createSandboxWith(
  data: SandboxData,
  environment: Partial<Environment>,
  handlers: FindHandler,
): Handler {
  const around: Environment = {...real, ...environment};
  const {latency} = around;
  const store = new Store(data, around);

  async function unary(
    request: Request,
    operation: SandboxOperation,
  ): Promise<Response> {
    try {
      const timeout = getTimeout(request);
      checkHeaders(request, false);
      const preferred = getPreferredError(request, operation);
      const text = await request.text();
      const isLate = timeout !== undefined && timeout < latency;
      const wait = isLate ? timeout : latency;
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      if (isLate)
        throw new ConnectError('deadline_exceeded', 'the time is over');
      if (preferred !== undefined)
        throw createListedError(
          operation,
          preferred,
          parseObject(text),
          {},
          true,
        );
      if (operation.unimplemented) {
        const {pathname} = new URL(request.url);
        const name = pathname.slice(1).replace('/', '.');
        throw new ConnectError('unimplemented', `${name} is not implemented`);
      }
      const message = readMessage(text, operation, data);
      const {pathname} = new URL(request.url);
      const handler = (await handlers(operation.rpc, pathname)) ?? {};
      const call = begin(operation, message, data, store, handler);
      const {schemas} = data;
      const response = writeIntegers(
        answer(call),
        schemas[operation.response],
        schemas,
      );
      return createOkResponse(response, call.note);
    } catch (thrown) {
      const error = toConnectError(thrown);
      around.heard?.(error);
      return createErrorResponse(error, data);
    }
  }

  async function stream(
    request: Request,
    operation: SandboxOperation,
  ): Promise<Response> {
    try {
      const timeout = getTimeout(request);
      checkHeaders(request, true);
      const bytes = new Uint8Array(await request.arrayBuffer());
      const preferred = getPreferredError(request, operation);
      if (preferred !== undefined) {
        const text = new TextDecoder().decode(bytes.subarray(prefixLength));
        throw createListedError(
          operation,
          preferred,
          parseObject(text),
          {},
          true,
        );
      }
      const message = readMessage(openEnvelope(bytes), operation, data);
      const {pathname} = new URL(request.url);
      const handler = (await handlers(operation.rpc, pathname)) ?? {};
      const call = begin(operation, message, data, store, handler);
      refuseFirst(call);
      handler.check?.(call);
      const {stream: kind = 'examples'} =
        data.rules.operations[operation.rpc] ?? {};
      return createStreamResponse(
        (signal) =>
          getMessages(operation, kind, message, store.terminals, signal),
        timeout,
        noteOf[kind],
      );
    } catch (thrown) {
      const error = toConnectError(thrown);
      around.heard?.(error);
      return createStreamResponse(
        () => failAlways(error),
        undefined,
        getErrorNote(error),
      );
    }
  }

  return async (request) => {
    const {pathname} = new URL(request.url);
    const operation = Object.hasOwn(data.operations, pathname)
      ? data.operations[pathname]
      : undefined;
    if (!operation)
      return createPlainResponse(404, `No operation is at ${pathname}`);
    if (request.method !== 'POST') {
      return createPlainResponse(405, 'Call operations with POST', {
        Allow: 'POST',
      });
    }
    const expected = getMediaType(operation.streaming);
    const contentType = request.headers.get('Content-Type') ?? '';
    if (removeParameters(contentType) !== expected) {
      return createPlainResponse(415, `The Content-Type must be ${expected}`, {
        'Accept-Post': expected,
      });
    }
    return operation.streaming
      ? stream(request, operation)
      : unary(request, operation);
  };
}
