import {ConnectError} from './connectError';
import {fill, type Filling} from './fill';
import {sameJson, setAt, valueAt, type Json, type JsonObject} from './json';
import type {OperationRule} from './model';
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
    setAt(value, path, fill(clone(template), filling));
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

const words = (value: Json | undefined): string =>
  value === undefined || value === null || value === false
    ? 'unset'
    : JSON.stringify(value);

/** @throws ConnectError `unknown` when the object is not in a fitting state */
export function checkState(
  value: JsonObject,
  {when = {}}: OperationRule,
  name: string,
): void {
  for (const [field, allowed] of Object.entries(when)) {
    const actual = valueAt(value, field);
    if (allowed.some((one) => sameJson(one, actual))) continue;
    throw new ConnectError(
      'unknown',
      `${name} has ${field} ${words(actual)}; this call needs ${allowed.map(words).join(' or ')}`,
    );
  }
}
