import {fill, type Filling} from './fill';
import {sameJson, setAt, valueAt, type Json, type JsonObject} from './json';
import type {ListedError, OperationRule} from './model';
import {clone} from './store';

const listOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Sets what a rule says, and the fields that request and object share. */
export function change(
  value: JsonObject,
  {set = {}, add = {}, remove = {}, increase = {}}: OperationRule,
  properties: JsonObject,
  filling: Filling,
): void {
  for (const [field, item] of Object.entries(filling.request)) {
    if (Object.hasOwn(properties, field)) setAt(value, field, clone(item));
  }
  for (const [path, template] of Object.entries(set)) {
    const item = fill(clone(template), filling);
    if (item !== undefined) setAt(value, path, item);
  }
  for (const [path, template] of Object.entries(add)) {
    const items = listOf(valueAt(value, path));
    const fresh = listOf(fill(template, filling)).filter(
      (item) => !items.some((known) => sameJson(known, item)),
    );
    setAt(value, path, [...items, ...fresh]);
  }
  for (const [path, template] of Object.entries(remove)) {
    const gone = listOf(fill(template, filling));
    const left = listOf(valueAt(value, path)).filter(
      (item) => !gone.some((one) => sameJson(one, item)),
    );
    setAt(value, path, left);
  }
  for (const [path, by] of Object.entries(increase)) {
    setAt(value, path, Number(valueAt(value, path) ?? 0) + by);
  }
}

/** The error that a rule has for the state that an object is in, if any. */
export const refusalOf = (
  value: JsonObject,
  {refused = []}: OperationRule,
): ListedError | undefined =>
  refused.find(({if: states}) =>
    Object.entries(states).every(([field, values]) =>
      values.some((one) => sameJson(one, valueAt(value, field))),
    ),
  )?.cause;
