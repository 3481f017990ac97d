import type {Filling} from './fill';
import {fits, keyOf, placesOf, type Place} from './find';
import {objectIn, sameJson, textIn, valueAt, type JsonObject} from './json';
import {listedError, type Names} from './listedError';
import type {
  ListedError,
  ObjectRule,
  OperationRule,
  SandboxData,
  SandboxOperation,
} from './model';
import {clone, type Store} from './store';
import {timestamp, uuidOf} from './surroundings';

/** One call: who asks what, and what the sandbox remembers. */
export interface Call {
  data: SandboxData;
  store: Store;
  operation: SandboxOperation;
  rule: OperationRule;
  request: JsonObject;
  object: string;
}

/** Whether two messages have the same fields, zero values aside. */
export const sameFields = (a: JsonObject, b: JsonObject): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((field) =>
    sameJson(a[field], b[field]),
  );

/** The fields of the object that a call is about. */
export const propertiesOf = ({data, object, rule}: Call): JsonObject => {
  const schema = data.rules.objects[object]?.schema ?? '';
  const properties = objectIn(data.schemas[schema]?.properties);
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([field]) => !rule.ignores?.includes(field),
    ),
  );
};

/** The next number after those of a list's objects, for a field of theirs. */
function nextOf({values}: Place, {key, counts}: Partial<ObjectRule>): string {
  const idField =
    Object.keys(key ?? {}).find((field) => /(^|\.)id$/.test(field)) ?? 'id';
  const numbers = values.map((value) =>
    counts === undefined
      ? Number(valueAt(value, idField) ?? 0)
      : Number(/\d*$/.exec(textIn(valueAt(value, counts)))?.[0]),
  );
  return String(Math.max(0, ...numbers.filter(Number.isFinite)) + 1);
}

/** What stands for the placeholders of a rule in this call. */
export function fillingOf(
  {store, request, data, object}: Call,
  place: Place,
): Filling {
  const next = nextOf(place, data.rules.objects[object] ?? {});
  const {random} = store.surroundings;
  return {
    request,
    made: {
      now: () => timestamp(store.agenda.now()),
      uuid: () => uuidOf(random),
      next: () => next,
      serial: () => store.serial(),
    },
    find: (kind, fields) => {
      const found = placesOf(kind, data.rules, store, request)
        .flatMap(({values}) => values)
        .find((value) => fits(value, fields));
      return found && clone(found);
    },
  };
}

/** Leaves only the fields that the operation's examples answer with. */
export function asAnswer(
  {operation, data, rule}: Call,
  value: JsonObject,
  returns: JsonObject = rule.returns ?? {},
): JsonObject {
  const shown = new Set(
    operation.examples.flatMap(({response}) => Object.keys(response)),
  );
  const known = objectIn(data.schemas[operation.response]?.properties);
  return Object.fromEntries(
    Object.entries({...value, ...returns}).filter(
      ([field]) => shown.has(field) && Object.hasOwn(known, field),
    ),
  );
}

/** An object that a request names, and the list that it stands in. */
export interface Found {
  place: Place;
  value: JsonObject;
}

/** Ends a call with an error of its page, if there is one. */
export function failWith(
  {operation, request}: Call,
  error: ListedError | false | undefined,
  names?: Names,
): void {
  if (error) throw listedError(error, operation, request, names);
}

/**
 * Every object that the request names.
 *
 * @throws ConnectError when there is none, unless the rule lets it be missing
 */
export function find(call: Call): Found[] {
  const {data, store, rule, request, object} = call;
  const objectRule = data.rules.objects[object];
  const key = objectRule ? keyOf(objectRule, rule, request) : {};
  const places = placesOf(object, data.rules, store, request);
  const found = places.flatMap((place) =>
    place.values
      .filter((value) => fits(value, key))
      .map((value): Found => ({place, value})),
  );
  if (places.length === 0) failWith(call, rule.around);
  if (found.length === 0) failWith(call, rule.missing);
  return found;
}

/** Whether the call only tries what it would do. */
export const isDry = ({rule, request}: Call): boolean =>
  rule.unless !== undefined && request[rule.unless] === true;
