import {
  isObject,
  listIn,
  sameJson,
  setAt,
  readValueAt,
  type JsonObject,
} from './json';
import type {ObjectRule, OperationRule, SandboxRules} from './model';
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

const inScope = (rule: ObjectRule, request: JsonObject) => {
  const wanted = getScope(rule, request);
  return ({scope}: Entry): boolean =>
    Object.entries(wanted).every(([field, value]) =>
      sameJson(scope[field], value),
    );
};

function topPlace(
  name: string,
  rule: ObjectRule,
  store: Store,
  request: JsonObject,
): Place {
  const entries = store.all(name);
  const here = inScope(rule, request);
  return {
    values: entries.filter(here).map(({value}) => value),
    replace(values) {
      const others = entries.filter((entry) => !here(entry));
      const scope = getScope(rule, request);
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
export function findLists(
  name: string,
  {objects}: SandboxRules,
  store: Store,
  request: JsonObject,
): Place[] {
  const rule = objects[name];
  if (!rule) throw new Error(`No object of the sandbox is "${name}".`);
  if (!rule.within) return [topPlace(name, rule, store, request)];
  const {object, list, by} = rule.within;
  const named = Object.entries(by).filter(
    ([, from]) => request[from] !== undefined,
  );
  const key = Object.fromEntries(
    named.map(([field, from]) => [field, request[from] ?? '']),
  );
  const parents = findLists(object, {objects, operations: {}}, store, request)
    .flatMap(({values}) => values)
    .filter((value) => fits(value, key));
  return parents.map((parent) => listPlace(parent, list));
}
