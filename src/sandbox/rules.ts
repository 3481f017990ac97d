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

/** A list of objects, and a function to replace it. */
export interface Place {
  values: JsonObject[];
  replace: (values: JsonObject[]) => void;
}

/** Key fields in a request, such as `{name: 'web-1'}`. */
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

/** Store to search, and the request with the scope. */
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
 * Lists to search for an object: one, or one per possible parent if the request
 * does not name the parent. Empty if the containing object does not exist.
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

/** Values for the placeholders of a template. */
export interface Filling {
  request: JsonObject;
  object?: JsonObject;
  /** Generators of `$now`, `$uuid`, `$hash`, `$next`, and `$serial`. */
  made: Record<string, () => string>;
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
  return text.replace(/\$(\w+(?:\.\w+)*)/g, (all, name: string) => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : all;
  });
}

/**
 * Fills in a template: `$field` is a request field, `$.field` a field of the
 * object, and `$now` etc. are generated. Absent fields are omitted. `$find` is
 * the object of a kind with the other fields, or its `$field`.
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

/** Whether the fields (`$`: of the request) have an allowed value. */
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
