import {findObjectsWith, type Call} from '../call';
import {fits, getKey, findLists} from '../rules';
import {
  findObjectIn,
  listIn,
  sameJson,
  findTextIn,
  type Json,
  type JsonObject,
} from '../../calls/json';

/** The objects in a list. */
export const objectsIn = (list: Json | undefined): JsonObject[] =>
  listIn(list).map(findObjectIn);

export const includes = (
  list: Json | undefined,
  value: Json | undefined,
): boolean => listIn(list).some((item) => sameJson(item, value));

/** A group of a regular expression, where a text has it. */
export const groupIn = (
  text: Json | undefined,
  pattern: RegExp,
): string | undefined => pattern.exec(findTextIn(text))?.[1];

/** Adds an object, unless there is one with its key. */
export function make(call: Call, kind: string, value: JsonObject): void {
  const {data, store, request} = call;
  const rule = data.rules.objects[kind];
  const [place] = findLists(kind, {
    data,
    store,
    request: {...request, ...value},
  });
  if (!rule || !place) return;
  const by = Object.fromEntries(
    Object.keys(rule.key).map((field) => [field, field]),
  );
  const key = getKey(rule, {by}, value);
  if (place.values.some((one) => fits(one, key))) return;
  place.replace([...place.values, value]);
}

/** Takes away the objects of a kind that have some fields. */
export function removeAll(call: Call, kind: string, fields: JsonObject): void {
  for (const place of findLists(kind, call)) {
    const gone = place.values.filter((value) => fits(value, fields));
    place.replace(place.values.filter((value) => !gone.includes(value)));
    for (const value of gone) call.store.scheduler.forget(value);
  }
}

/** Fields of a request that name an object, as fields of that object. */
export const requireNamed = (
  {request}: Call,
  fields: Record<string, string>,
): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([field, from]) => [field, request[from] ?? '']),
  );

/** The machine of an ID. */
export const getMachine = (
  call: Call,
  id: Json | undefined,
): JsonObject | undefined =>
  findObjectsWith(call, 'machine', {id: id ?? ''})[0];

export const getScopeName = (call: Call): Json | undefined => {
  const {scopeUuid} = call.request;
  if (scopeUuid === undefined) return undefined;
  return findObjectsWith(call, 'scope', {uuid: scopeUuid})[0]?.name;
};

/** Without the fields that have no value. */
export const requireDefined = (
  fields: Record<string, Json | undefined>,
): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, Json] => entry[1] !== undefined,
    ),
  );

export const units = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi'];

/**
 * A number of bytes as a quantity of Kubernetes, such as `10Gi`.
 *
 * @see https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/
 */
export function getQuantity(bytes: string): string {
  let count = BigInt(bytes);
  let unit = 0;
  while (count > 0n && count % 1024n === 0n && unit < units.length - 1) {
    count /= 1024n;
    unit++;
  }
  return `${count}${units[unit]}`;
}

/** The bytes of such a quantity, or of a plain number. */
export function getBytes(quantity: string): bigint {
  const [, count = '0', unit = ''] = /^(\d+)(\w*)$/.exec(quantity) ?? [];
  return BigInt(count) * 1024n ** BigInt(Math.max(0, units.indexOf(unit)));
}

/** More would only keep a reader waiting. */
export const mostCopies = 100;

export const countCopiesIn = (count: Json | undefined): number =>
  Math.min(Math.max(0, Math.trunc(Number(count)) || 0), mostCopies);
