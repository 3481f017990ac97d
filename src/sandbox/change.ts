import {fill, type Filling} from './fill';
import {sameJson, setAt, valueAt, type Json, type JsonObject} from './json';
import type {Effects} from './model';
import {clone} from './store';

const listOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Sets what a rule says, and the fields that request and object share. */
export function change(
  value: JsonObject,
  {set = {}, add = {}, remove = {}, increase = {}}: Effects,
  properties: JsonObject,
  filling: Filling,
): void {
  const within = {...filling, object: value};
  for (const [field, item] of Object.entries(filling.request)) {
    if (Object.hasOwn(properties, field)) setAt(value, field, clone(item));
  }
  for (const [path, template] of Object.entries(set)) {
    const item = fill(clone(template), within);
    if (item !== undefined) setAt(value, path, item);
  }
  for (const [path, template] of Object.entries(add)) {
    const items = listOf(valueAt(value, path));
    const fresh = listOf(fill(template, within)).filter(
      (item) => !items.some((known) => sameJson(known, item)),
    );
    setAt(value, path, [...items, ...fresh]);
  }
  for (const [path, template] of Object.entries(remove)) {
    const gone = listOf(fill(template, within));
    const left = listOf(valueAt(value, path)).filter(
      (item) => !gone.some((one) => sameJson(one, item)),
    );
    setAt(value, path, left);
  }
  for (const [path, by] of Object.entries(increase)) {
    setAt(value, path, Number(valueAt(value, path) ?? 0) + by);
  }
}
