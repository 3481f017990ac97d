import {invalid} from './connectError';
import {meets} from './conditions';
import {isObject, isZero, objectIn, type Json, type JsonObject} from './json';
import {listedError} from './listedError';
import type {OperationRule, SandboxData, SandboxOperation} from './model';
import {normalize} from './normalize';
import {exampleFor} from './exampleFor';
import {perform} from './perform';
import {checkScope} from './scope';
import type {Store} from './store';
import type {Terminals} from './streams';
import {validatorOf} from './validate';

/** Reads and checks a request's message. @throws ConnectError `invalid_argument` */
export function readMessage(
  text: string,
  {request: name}: SandboxOperation,
  {schemas}: SandboxData,
): JsonObject {
  if (text.trim() === '') {
    throw invalid('the body is empty; send a JSON object, {} without fields');
  }
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (error) {
    throw invalid(
      `the body is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!isObject(json)) throw invalid('the body must be a JSON object');
  const message = normalize(json, schemas[name], schemas);
  validatorOf(name, schemas)(message);
  return objectIn(message);
}

/** Fields that a request may leave out to mean the default of its kind. */
function emptyScope(
  {request}: SandboxOperation,
  {schemas, rules}: SandboxData,
  {create, unused = {}}: OperationRule,
  object: string,
): JsonObject {
  const known = objectIn(schemas[request]?.properties);
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

/** A request as the server reads it. */
function asRead(
  request: JsonObject,
  {defaults = {}, ignoresZero = [], unused = {}}: OperationRule,
): JsonObject {
  const whole = {...defaults, ...request};
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
 * The answer of a unary operation.
 *
 * @throws ConnectError when the call fails
 */
export function answer(
  operation: SandboxOperation,
  request: JsonObject,
  data: SandboxData,
  store: Store,
  terminals: Terminals,
): Json {
  const rule = data.rules.operations[operation.rpc] ?? {};
  store.agenda.catchUp();
  if (rule.fails) throw listedError(rule.fails, operation, request);
  checkScope(operation, request, store);
  if (rule.terminal === 'write') {
    if (!terminals.write(request) && rule.missing) {
      throw listedError(rule.missing, operation, request);
    }
    return {};
  }
  const object =
    rule.list ?? rule.get ?? rule.create ?? rule.update ?? rule.delete;
  if (!object) return exampleFor(operation, request);
  return perform({
    data,
    store,
    operation,
    rule,
    request: {
      ...emptyScope(operation, data, rule, object),
      ...asRead(request, rule),
    },
    object,
  });
}
