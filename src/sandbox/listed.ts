import {sameJson, textIn, valueAt, type Json, type JsonObject} from './json';
import type {OperationRule} from './model';

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && !value.length);

const includes = (list: Json | undefined, value: Json | undefined): boolean =>
  Array.isArray(list) && list.some((item) => sameJson(item, value));

/**
 * Whether an object belongs into the list that a request asks for.
 *
 * - fields of the key filter where the request has them
 * - `match` compares a field even if the request leaves it out
 * - `contains` looks into a list of the object, `among` into one of the request
 * - `part` compares a part of a text
 * - `also` lets objects with a field in where a field of the request is set
 */
export function listed(
  value: JsonObject,
  {match = {}, contains = {}, among = {}, part = {}, also = {}}: OperationRule,
  key: readonly string[],
  request: JsonObject,
): boolean {
  for (const [field, from] of Object.entries(also)) {
    if (valueAt(value, field) === true) return request[from] === true;
  }
  return (
    key.every(
      (field) =>
        isEmpty(request[field]) ||
        sameJson(valueAt(value, field), request[field]),
    ) &&
    Object.entries(match).every(([field, from]) =>
      sameJson(valueAt(value, field), request[from]),
    ) &&
    Object.entries(contains).every(
      ([field, from]) =>
        isEmpty(request[from]) ||
        includes(valueAt(value, field), request[from]),
    ) &&
    Object.entries(among).every(
      ([field, from]) =>
        isEmpty(request[from]) ||
        includes(request[from], valueAt(value, field)),
    ) &&
    Object.entries(part).every(([field, from]) =>
      textIn(valueAt(value, field)).includes(textIn(request[from])),
    )
  );
}
