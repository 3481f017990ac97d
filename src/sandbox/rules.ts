import {
  isObject,
  listIn,
  sameJson,
  setAt,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {Conditions, ObjectRule, OperationRule, SandboxData} from './model';
import {getScope, type Entry, type Store} from './store';

/** The objects of one list, and how to put others in their place. */
export interface Place {
  values: JsonObject[];
  replace(values: JsonObject[]): void;
}

/** What a request asks for, such as `{name: 'web-1'}`. */
export function getKey(
  {key}: ObjectRule,
  {by}: OperationRule,
  request: JsonObject,
): JsonObject {
  const entries = by
    ? Object.entries(by).map(([field, from]): [string, string[]] => [
        field,
        [from],
      ])
    : Object.entries(key);
  return Object.fromEntries(
    entries.map(([field, names]) => {
      const name = names.find((one) => request[one] !== undefined);
      return [field, name === undefined ? '' : (request[name] ?? '')];
    }),
  );
}

export const fits = (value: JsonObject, key: JsonObject): boolean =>
  Object.entries(key).every(([field, wanted]) =>
    sameJson(readValueAt(value, field), wanted),
  );

/** Where objects are looked for, and the request that says in which scope. */
interface Lookup {
  data: SandboxData;
  store: Store;
  request: JsonObject;
}

function getTopPlace(name: string, {data, store, request}: Lookup): Place {
  const entries = store.all(name);
  const scope = getScope(data.rules.objects[name] ?? {}, request);
  const isHere = (entry: Entry): boolean => fits(entry.scope, scope);
  return {
    values: entries.filter(isHere).map(({value}) => value),
    replace(values) {
      const others = entries.filter((entry) => !isHere(entry));
      const kept = values.map(
        (value): Entry =>
          entries.find((entry) => entry.value === value) ?? {value, scope},
      );
      entries.splice(0, entries.length, ...others, ...kept);
    },
  };
}

const listPlace = (parent: JsonObject, list: string): Place => ({
  values: listIn(readValueAt(parent, list)).filter(isObject),
  replace: (values) => setAt(parent, list, values),
});

/**
 * The lists in which an operation looks for an object: one, or, for an object
 * within another that the request does not name, one per possible parent.
 * None where the object around it does not exist.
 */
export function findLists(name: string, lookup: Lookup): Place[] {
  const {data, request} = lookup;
  const rule = data.rules.objects[name];
  if (!rule) throw new Error(`No object of the sandbox is "${name}".`);
  if (!rule.within) return [getTopPlace(name, lookup)];
  const {object, list, by} = rule.within;
  const named = Object.entries(by).filter(
    ([, from]) => request[from] !== undefined,
  );
  const key = Object.fromEntries(
    named.map(([field, from]) => [field, request[from] ?? '']),
  );
  const parents = findLists(object, lookup)
    .flatMap(({values}) => values)
    .filter((value) => fits(value, key));
  return parents.map((parent) => listPlace(parent, list));
}

/** What the placeholders of a template stand for. */
export interface Filling {
  request: JsonObject;
  /** The object that is changed. */
  object?: JsonObject;
  /** Values of `$now`, `$uuid`, `$next` and `$serial`. */
  made: Record<string, () => string>;
  /** The object of a kind that has some fields, if there is one. */
  find: (kind: string, fields: JsonObject) => JsonObject | undefined;
}

const placeholder = /\$(\w+)/g;

function fillText(
  text: string,
  {request, made, object = {}}: Filling,
): Json | undefined {
  const field = /^\$\.([\w.]+)$/.exec(text)?.[1];
  if (field !== undefined) return structuredClone(readValueAt(object, field));
  const whole = /^\$([\w.]+)$/.exec(text)?.[1];
  if (whole !== undefined) {
    return Object.hasOwn(made, whole)
      ? made[whole]?.()
      : readValueAt(request, whole);
  }
  return text.replace(placeholder, (all, name: string) => {
    const value = Object.hasOwn(made, name) ? made[name]?.() : request[name];
    return typeof value === 'string' ? value : all;
  });
}

/**
 * A template of the rules with its placeholders filled: `$field` is a field of
 * the request, `$.field` one of the object itself, `$now` and its like are made.
 * An absent field leaves its place out. `$find` stands for the object of a kind
 * that has the other fields, or for its `$field`.
 */
export function fillTemplate(
  template: Json,
  filling: Filling,
): Json | undefined {
  if (typeof template === 'string') return fillText(template, filling);
  if (Array.isArray(template)) {
    return template
      .map((item) => fillTemplate(item, filling))
      .filter((item) => item !== undefined);
  }
  if (!isObject(template)) return template;
  const {$find, $field, ...rest} = template;
  const entries = Object.entries(rest).map(
    ([key, item]): [string, Json | undefined] => [
      key,
      fillTemplate(item, filling),
    ],
  );
  const known = entries.filter(
    (entry): entry is [string, Json] => entry[1] !== undefined,
  );
  const filled = Object.fromEntries(known);
  if ($find === undefined) return filled;
  if (known.length < entries.length) return undefined;
  const found = filling.find(findTextIn($find), filled);
  if (!found) return undefined;
  return $field === undefined ? found : readValueAt(found, findTextIn($field));
}

/** A field of an object, or of the request where it begins with `$`. */
export const getField = (
  value: JsonObject,
  field: string,
  request: JsonObject,
): Json | undefined =>
  field.startsWith('$')
    ? readValueAt(request, field.slice(1))
    : readValueAt(value, field);

/**
 * Whether an object, and the request where a field begins with `$`, has one of
 * the values of each field.
 */
export const meets = (
  value: JsonObject,
  conditions: Conditions,
  request: JsonObject,
): boolean =>
  Object.entries(conditions).every(([field, values]) => {
    const found = getField(value, field, request);
    return values.some((one) => sameJson(one, found));
  });
