import {ConnectError, invalid} from './connectError';
import {isObject, objectIn, type Json, type JsonObject} from './json';
import type {SandboxData, SandboxOperation} from './model';
import {normalize} from './normalize';
import {exampleFor} from './exampleFor';
import {perform} from './perform';
import type {Store} from './store';
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

/** Fields of a request that name something that must exist. */
function checkReferences(
  request: JsonObject,
  {objects, operations}: SandboxData['rules'],
  rpc: string,
  store: Store,
): void {
  const {scopeUuid} = request;
  const isFilter = operations[rpc]?.list === 'machine' || !objects.scope;
  if (isFilter || scopeUuid === undefined || scopeUuid === '') return;
  const scopes = store.all('scope').map(({value}) => value.uuid);
  if (!scopes.includes(scopeUuid)) {
    throw new ConnectError(
      'not_found',
      `scope ${JSON.stringify(scopeUuid)} is not in the sandbox; ListScopes returns those that are`,
    );
  }
}

/** Fields that a request may leave out to mean the default of its kind. */
function emptyScope(
  {request}: SandboxOperation,
  {schemas, rules}: SandboxData,
  object: string,
): JsonObject {
  const known = objectIn(schemas[request]?.properties);
  const outer = rules.objects[object]?.within?.object ?? object;
  return Object.fromEntries(
    (rules.objects[outer]?.scope ?? [])
      .filter((field) => Object.hasOwn(known, field))
      .map((field) => [field, '']),
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
): Json {
  const {rpc} = operation;
  checkReferences(request, data.rules, rpc, store);
  const rule = data.rules.operations[rpc];
  const object =
    rule &&
    (rule.list ?? rule.get ?? rule.create ?? rule.update ?? rule.delete);
  if (!rule || !object) return exampleFor(operation, request);
  return perform({
    data,
    store,
    operation,
    rule,
    request: {...emptyScope(operation, data, object), ...request},
    object,
  });
}
