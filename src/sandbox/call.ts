import mapValues from 'es-toolkit/compat/mapValues';
import pick from 'es-toolkit/compat/pick';
import {fillErrorMessage} from '../api/interpolate';
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

export interface Call {
  data: SandboxData;
  store: Store;
  platform: Platform;
  operation: SandboxOperation;
  rule: OperationRule;
  request: JsonObject;
  kind: string;
  /** The example with the same request. */
  example: SandboxOperation['examples'][number] | undefined;
  /** Whether the call changes nothing but responds as if it did. */
  isDry: boolean;
  /** Number of what the call creates; see `$serial`. */
  serial?: string;
  /** Note about the limits of the response's realism. */
  note?: string;
}

/** Values by field path; `undefined` changes nothing. */
export type Fields = Record<string, Json | undefined>;

/** What rules cannot express. */
export interface Platform {
  /** By operation: more fields of its object. May end the call. */
  fields: Record<string, (call: Call, object: JsonObject) => Fields | void>;
  /** By operation: work around that of its rule. Returns the response. */
  functions: Record<string, (call: Call) => JsonObject>;
  /** By kind: fields that responses show and that follow from others. */
  views: Record<string, (call: Call, object: JsonObject) => Fields>;
}

export const createUuid = ({store}: Call): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(store.environment.random() * 16);
    return (place === 'y' ? (digit & 3) | 8 : digit).toString(16);
  });

export const createTimestamp = ({store}: Call): string =>
  new Date(store.scheduler.now()).toISOString().replace(/\.\d+Z$/, 'Z');

/** Objects of a kind with these fields, in the scope of the request. */
export const findAll = (
  call: Call,
  kind: string,
  fields: JsonObject = {},
): JsonObject[] =>
  call.store
    .getLists(kind, call.request)
    .flat()
    .filter((value) => fits(value, fields));

/** An unused ID for a kind of object, unique across all scopes. */
export function getNextId(call: Call, kind: string): string {
  const {objects} = call.data;
  const {key = {}, within} = objects[kind] ?? {};
  const {scope = []} = objects[within?.object ?? kind] ?? {};
  const id = Object.keys(key).find((field) => /(^|\.)id$/.test(field)) ?? 'id';
  const request = pick(call.request, scope);
  const ids = findAll({...call, request}, kind).map((value) =>
    Number(readValueAt(value, id) ?? 0),
  );
  return String(Math.max(0, ...ids.filter(Number.isFinite)) + 1);
}

/** The example with the same request, except for zero values. */
export const findExample = (
  {examples}: SandboxOperation,
  request: JsonObject,
): Call['example'] =>
  examples.find((one) =>
    Object.keys({...one.request, ...request}).every((field) =>
      sameJson(one.request[field], request[field]),
    ),
  );

/** The example with the most similar request. */
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

/**
 * A listed error, with a message in which `{field}` is filled in.
 *
 * @param sources the request, and other objects with the fields
 * @param message if the listed one is for a different error with the same cause
 */
export function createListedError(
  {errors}: SandboxOperation,
  at: ErrorAt,
  sources: readonly JsonObject[],
  message?: string,
): ConnectError {
  const {code = 'unknown', message: listed = ''} = errors[at] ?? {};
  const filled = fillErrorMessage(message ?? listed, ...sources);
  return new ConnectError(code, filled, at);
}

/**
 * Ends a call with an error under `causes` of its rule.
 *
 * @param message if the documented one is for a different error with the same
 *   cause
 */
export function fail(
  {operation, rule, request}: Call,
  name: string,
  message?: string,
): never {
  const at = rule.causes?.[name];
  if (at === undefined)
    throw new Error(`${operation.rpc} has no cause "${name}".`);
  throw createListedError(operation, at, [request], message);
}

/** Key fields in a request, such as `{name: 'web-1'}`. */
export const getKey = (
  {data, kind, rule, request}: Call,
  from = request,
): JsonObject =>
  mapValues(
    rule.by ?? data.objects[kind]?.key ?? {},
    (field) => from[field] ?? '',
  );

/**
 * All objects that the request refers to.
 *
 * @throws ConnectError if there are none, unless the rule allows it
 */
export function findRequested(call: Call): JsonObject[] {
  const {operation, rule, request, kind} = call;
  const found = findAll(call, kind, getKey(call));
  if (found.length === 0 && typeof rule.missing === 'number')
    throw createListedError(operation, rule.missing, [request]);
  return found;
}

/**
 * The object that the request refers to. @throws ConnectError if it does not
 * exist
 */
export const findOne = (call: Call): JsonObject =>
  findObjectIn(findRequested(call)[0]);
