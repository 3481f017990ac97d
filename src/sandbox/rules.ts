import {
  isObject,
  listIn,
  sameJson,
  setAt,
  findObjectIn,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {Conditions, ObjectRule, OperationRule, SandboxData} from './model';
import {fits, getScope, type Store} from './store';

/** The objects of one list, and how to put others in their place. */
export interface Place {
  values: JsonObject[];
  replace: (values: JsonObject[]) => void;
}

/** What a request asks for, such as `{name: 'web-1'}`. */
export function getKey(
  {key}: ObjectRule,
  {by}: OperationRule,
  request: JsonObject,
): JsonObject {
  const named: Record<string, string | string[]> = by ?? key;
  return Object.fromEntries(
    Object.entries(named).map(([field, from]) => {
      const names = typeof from === 'string' ? [from] : from;
      const asked = names.find((one) => request[one] !== undefined) ?? '';
      return [field, request[asked] ?? ''];
    }),
  );
}

/** Where objects are looked for, and the request that says in which scope. */
interface Lookup {
  data: SandboxData;
  store: Store;
  request: JsonObject;
}

function getTopPlace(kind: string, {data, store, request}: Lookup): Place {
  const all = store.all(kind);
  const _scope = getScope(data.rules.objects[kind] ?? {}, request);
  const isHere = (value: JsonObject): boolean =>
    fits(findObjectIn(value._scope), _scope);
  return {
    values: all.filter(isHere),
    replace(values) {
      for (const value of values) value._scope ??= _scope;
      all.splice(
        0,
        all.length,
        ...all.filter((one) => !isHere(one)),
        ...values,
      );
    },
  };
}

/**
 * The lists in which an operation looks for an object: one, or, for an object
 * within another that the request does not name, one per possible parent.
 * None where the object around it does not exist.
 */
export function findLists(kind: string, lookup: Lookup): Place[] {
  const {data, request} = lookup;
  const rule = data.rules.objects[kind];
  if (!rule) throw new Error(`No object of the sandbox is "${kind}".`);
  if (!rule.within) return [getTopPlace(kind, lookup)];
  const {object, list, by} = rule.within;
  const key = Object.fromEntries(
    Object.entries(by).flatMap(([field, from]) =>
      request[from] === undefined ? [] : [[field, request[from]]],
    ),
  );
  return findLists(object, lookup)
    .flatMap(({values}) => values)
    .filter((value) => fits(value, key))
    .map((parent) => ({
      values: listIn(readValueAt(parent, list)).filter(isObject),
      replace: (values) => setAt(parent, list, values),
    }));
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

function fillText(
  text: string,
  {request, made, object = {}}: Filling,
): Json | undefined {
  const valueOf = (name: string): Json | undefined =>
    Object.hasOwn(made, name) ? made[name]?.() : readValueAt(request, name);
  const own = /^\$\.([\w.]+)$/.exec(text)?.[1];
  if (own !== undefined) return structuredClone(readValueAt(object, own));
  const whole = /^\$([\w.]+)$/.exec(text)?.[1];
  if (whole !== undefined) return valueOf(whole);
  return text.replace(/\$(\w+)/g, (all, name: string) => {
    const value = valueOf(name);
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
  const entries = Object.entries(rest);
  const known = entries.flatMap(([key, item]): [string, Json][] => {
    const filled = fillTemplate(item, filling);
    return filled === undefined ? [] : [[key, filled]];
  });
  const fields = Object.fromEntries(known);
  if ($find === undefined) return fields;
  if (known.length < entries.length) return undefined;
  const found = filling.find(findTextIn($find), fields);
  if (!found) return undefined;
  return $field === undefined ? found : readValueAt(found, findTextIn($field));
}

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
    const found = field.startsWith('$')
      ? readValueAt(request, field.slice(1))
      : readValueAt(value, field);
    return values.some((one) => sameJson(one, found));
  });
