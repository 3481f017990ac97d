import {findLists, getKey, fillTemplate, type Filling} from './rules';
import {
  findObjectIn,
  isZero,
  sameJson,
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
import {clone, fits, type Store} from './store';

/** One call: who asks what, and what the sandbox remembers. */
export interface Call {
  data: SandboxData;
  store: Store;
  operation: SandboxOperation;
  rule: OperationRule;
  request: JsonObject;
  /** The kind of object that it is about. */
  kind: string;
  /** Whether it changes nothing, and answers as if it did. */
  isDry?: boolean;
  /** What the answer is not, where it could be taken for more than it is. */
  note?: string;
}

/** What an operation does that its rule does not say. @returns the answer */
export type PlatformFunction = (call: Call) => JsonObject;

/** Values by the path of a field; `undefined` changes nothing. */
export type Fields = Record<string, Json | undefined>;

/** Whether two messages have the same fields, zero values aside. */
export const sameFields = (a: JsonObject, b: JsonObject): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((field) =>
    sameJson(a[field], b[field]),
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

/** The objects of a kind that have some fields, in the scope of the request. */
export const findAll = (
  call: Call,
  kind: string,
  fields: JsonObject = {},
): JsonObject[] =>
  findLists(kind, call)
    .flatMap(({values}) => values)
    .filter((value) => fits(value, fields));

/** An ID that no object of a kind has: one of the whole backend, wherever it is. */
export function getNextId(call: Call, kind: string): string {
  const {objects} = call.data.rules;
  const {key = {}, within} = objects[kind] ?? {};
  const {scope = []} = objects[within?.object ?? kind] ?? {};
  const id = Object.keys(key).find((field) => /(^|\.)id$/.test(field)) ?? 'id';
  const inScope = Object.entries(call.request).filter(([field]) =>
    scope.includes(field),
  );
  const request = Object.fromEntries(inScope);
  const ids = findAll({...call, request}, kind).map((value) =>
    Number(readValueAt(value, id) ?? 0),
  );
  return String(Math.max(0, ...ids.filter(Number.isFinite)) + 1);
}

/**
 * A template of the rules with what this call makes of its placeholders.
 *
 * @param object the one that is changed
 */
export function fill(
  call: Call,
  template: Json,
  object?: JsonObject,
  request = call.request,
): Json | undefined {
  // All that one template makes has one number: a key and its secret do.
  let serial: string | undefined;
  const filling: Filling = {
    request,
    object,
    made: {
      now: () => createTimestamp(call),
      uuid: () => createUuid(call),
      next: () => getNextId(call, call.kind),
      serial: () => (serial ??= call.store.serial()),
    },
    find: (kind, fields) => {
      const [found] = findAll(call, kind, fields);
      return found && clone(found);
    },
  };
  return fillTemplate(template, filling);
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
    Object.keys(request).filter(
      (field) => !isZero(request[field]) && example[field] === undefined,
    ).length;
  const [best] = [...examples].sort(
    (a, b) => likeness(b.request) - likeness(a.request),
  );
  return clone(best?.response ?? {});
}

/** How a message of an error is filled. */
interface Told {
  /** The object whose state does not allow the call. */
  value?: JsonObject;
  /** A message in place of the one of the page. */
  message?: string;
  /** The request only asks for the error: what it leaves out is as on the page. */
  isAsked?: boolean;
}

/**
 * An error of the page of an operation, whose message names what this request
 * names: `{field}`, and `{.field}` for a field of the object itself.
 */
export function createListedError(
  {errors}: SandboxOperation,
  at: ErrorAt,
  request: JsonObject,
  {value = {}, message, isAsked = false}: Told = {},
): ConnectError {
  const {code = 'unknown', message: listed = ''} = errors[at] ?? {};
  const textOf = (item: Json | undefined): string =>
    typeof item === 'string' || typeof item === 'number' ? String(item) : '';
  const filled = (message ?? listed).replace(
    /\{(\.?)(\w+)(?:=([^{}]*))?\}/g,
    (_, dot: string, name: string, known = '') => {
      const isKnown = isAsked || dot !== '';
      const text = textOf((dot ? value : request)[name]);
      return text || (isKnown ? String(known) : '');
    },
  );
  return new ConnectError(code, filled, at);
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
  throw createListedError(operation, at, request, {message});
}

/**
 * Every object that the request names.
 *
 * @throws ConnectError when there is none, unless the rule lets it be missing
 */
export function findRequested(call: Call): JsonObject[] {
  const {data, operation, rule, request, kind} = call;
  const objectRule = data.rules.objects[kind];
  const key = objectRule ? getKey(objectRule, rule, request) : {};
  const found = findAll(call, kind, key);
  if (found.length === 0 && typeof rule.missing === 'number')
    throw createListedError(operation, rule.missing, request);
  return found;
}

/** The object that the request names. @throws ConnectError when there is none */
export const findOne = (call: Call): JsonObject =>
  findObjectIn(findRequested(call)[0]);

/** Does something to an object some seconds later. */
export function later(
  {store}: Call,
  object: JsonObject,
  seconds: number,
  act: () => void,
): void {
  store.scheduler.plan(object, seconds, act);
}
