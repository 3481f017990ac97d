import {fits, getKey, findLists, type Place, type Filling} from './rules';
import {
  findObjectIn,
  sameJson,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {
  ErrorAt,
  OperationRule,
  SandboxData,
  SandboxOperation,
} from './model';
import {ConnectError} from './protocol';
import {clone, type Store} from './store';

/** One call: who asks what, and what the sandbox remembers. */
export interface Call {
  data: SandboxData;
  store: Store;
  operation: SandboxOperation;
  rule: OperationRule;
  handler: OperationHandler;
  request: JsonObject;
  /** The kind of object that it is about. */
  object: string;
  /** What the answer is not, where it could be taken for more than it is. */
  note?: string;
}

/** An object that a request names, and the list that it stands in. */
export interface Found {
  place: Place;
  value: JsonObject;
}

/** What an operation does that no key of `sandbox.yaml` says. */
export interface OperationHandler {
  /** Errors that it throws, by their names under `causes` of the rule. */
  causes?: readonly string[];
  /** Answers instead of the rule, whatever the scope of the request. */
  answer?: (call: Call) => JsonObject;
  /** Whether an object is in a list; `isNamed`: by the fields of its key. */
  lists?: (
    value: JsonObject,
    request: JsonObject,
    isNamed: boolean,
    call: Call,
  ) => boolean;
  /** Fields of an answer that follow from other objects; `undefined`: none. */
  shows?: (value: JsonObject, call: Call) => Record<string, Json | undefined>;
  /** A request as the server uses it, where it overlooks fields. */
  overlook?: (request: JsonObject) => JsonObject;
  /** Looks at a call before anything else is done. */
  check?: (call: Call) => void;
  /** Whether the call changes nothing in this object. */
  isIdle?: (value: JsonObject) => boolean;
  /** Fields to set, by their path, after those of `set` of the rule. */
  set?: (value: JsonObject, call: Call) => Record<string, Json | undefined>;
  /** What happens beside the change of the object, and at once. */
  effects?: (call: Call, found: Found) => void;
  /** What happens some seconds later, after what `then` of the rule says. */
  then?: readonly {after: number; run: (call: Call, found: Found) => void}[];
}

/** Whether two messages have the same fields, zero values aside. */
export const sameFields = (a: JsonObject, b: JsonObject): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((field) =>
    sameJson(a[field], b[field]),
  );

/** The fields of the object that a call is about. */
export const getProperties = ({data, object, rule}: Call): JsonObject => {
  const schema = data.rules.objects[object]?.schema ?? '';
  const properties = findObjectIn(data.schemas[schema]?.properties);
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([field]) => !rule.ignores?.includes(field),
    ),
  );
};

const pick = (fields: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name)),
  );

/** A random UUID (RFC 9562, version 4). */
export const createUuid = ({store}: Call): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(store.environment.random() * 16);
    return (place === 'y' ? (digit & 3) | 8 : digit).toString(16);
  });

/** The time as the backends write it, without parts of a second. */
export const createTimestamp = ({store}: Call): string =>
  new Date(store.scheduler.now()).toISOString().replace(/\.\d+Z$/, 'Z');

/** An ID that no object of a kind has: one of the whole backend, wherever it is. */
export function getNextId(kind: string, {data, store, request}: Call): string {
  const {objects} = data.rules;
  const {key = {}, within} = objects[kind] ?? {};
  const {scope = []} = objects[within?.object ?? kind] ?? {};
  const id = Object.keys(key).find((field) => /(^|\.)id$/.test(field)) ?? 'id';
  const everywhere = findLists(kind, {
    data,
    store,
    request: pick(request, scope),
  });
  const numbers = everywhere
    .flatMap(({values}) => values)
    .map((value) => Number(readValueAt(value, id) ?? 0));
  return String(Math.max(0, ...numbers.filter(Number.isFinite)) + 1);
}

/** The objects of a kind that have some fields, in the scope of the request. */
export const findObjectsWith = (
  call: Call,
  kind: string,
  fields: JsonObject,
): JsonObject[] =>
  findLists(kind, call)
    .flatMap(({values}) => values)
    .filter((value) => fits(value, fields));

/** What stands for the placeholders of a rule in this call. */
export function getFilling(call: Call): Filling {
  const {store, request, object} = call;
  return {
    request,
    made: {
      now: () => createTimestamp(call),
      uuid: () => createUuid(call),
      next: () => getNextId(object, call),
      serial: () => store.serial(),
    },
    find: (kind, fields) => {
      const [found] = findObjectsWith(call, kind, fields);
      return found && clone(found);
    },
  };
}

/** The example whose request is most like this one. */
export function getExampleFor(
  {examples}: SandboxOperation,
  request: JsonObject,
): JsonObject {
  const likeness = (example: JsonObject): number =>
    Object.entries(example).filter(([field, value]) =>
      sameJson(request[field], value),
    ).length -
    Object.keys(request).filter((field) => example[field] === undefined).length;
  const [best] = [...examples].sort(
    (a, b) => likeness(b.request) - likeness(a.request),
  );
  return clone(best?.response ?? {});
}

/** Leaves only the fields that the operation's examples answer with. */
export function toAnswer(
  {operation, data, rule}: Call,
  value: JsonObject,
  returns: JsonObject = rule.returns ?? {},
): JsonObject {
  const shown = new Set(
    operation.examples.flatMap(({response}) => Object.keys(response)),
  );
  const known = findObjectIn(data.schemas[operation.response]?.properties);
  return Object.fromEntries(
    Object.entries({...value, ...returns}).filter(
      ([field]) => shown.has(field) && Object.hasOwn(known, field),
    ),
  );
}

/** Names of fields of the object itself begin with a dot. */
const variable = /\{(\.?\w+)=([^{}]*)\}/g;

/**
 * An error of the page of an operation, whose message names what this request
 * names.
 *
 * @param value the object whose state does not allow the call
 * @param isAsked whether the request only asks for the error: what it leaves out
 *   is as on the page
 */
export function createListedError(
  {errors}: SandboxOperation,
  at: ErrorAt,
  request: JsonObject,
  value: JsonObject = {},
  isAsked = false,
): ConnectError {
  const {code = 'unknown', message = ''} = errors[at] ?? {};
  const filled = message.replace(variable, (_, name: string, known: string) => {
    if (name.startsWith('.')) return findTextIn(value[name.slice(1)]) || known;
    return findTextIn(request[name]) || (isAsked ? known : '');
  });
  return new ConnectError(code, filled, at);
}

/** Ends a call with an error of its page, if there is one. */
export function failWith(
  {operation, request}: Call,
  at: ErrorAt | false | undefined,
  value?: JsonObject,
): void {
  if (at !== undefined && at !== false)
    throw createListedError(operation, at, request, value);
}

/**
 * Ends a call with an error that its rule names under `causes`.
 *
 * @param message where the one of the page is for another fault of the cause
 */
export function fail(
  {operation, rule, request}: Call,
  name: string,
  message?: string,
): never {
  const at = rule.causes?.[name];
  if (at === undefined)
    throw new Error(`${operation.rpc} has no cause "${name}".`);
  const error = createListedError(operation, at, request);
  if (message === undefined) throw error;
  throw new ConnectError(error.code, message, at);
}

/**
 * Every object that the request names.
 *
 * @throws ConnectError when there is none, unless the rule lets it be missing
 */
export function findRequestedObjects(call: Call): Found[] {
  const {data, rule, request, object} = call;
  const objectRule = data.rules.objects[object];
  const key = objectRule ? getKey(objectRule, rule, request) : {};
  const places = findLists(object, call);
  const found = places.flatMap((place) =>
    place.values
      .filter((value) => fits(value, key))
      .map((value): Found => ({place, value})),
  );
  if (found.length === 0) failWith(call, rule.missing);
  return found;
}

/** Where there is no object around the new one: it is not kept. */
export const nowhere: Place = {values: [], replace: () => undefined};

/** Whether the call only tries what it would do. */
export const isDry = ({rule, request}: Call): boolean =>
  rule.unless !== undefined && request[rule.unless] === true;
