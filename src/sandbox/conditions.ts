import {sameJson, valueAt, type Json, type JsonObject} from './json';
import type {Conditions} from './model';

/** A field of an object, or of the request where it begins with `$`. */
export const fieldOf = (
  value: JsonObject,
  field: string,
  request: JsonObject,
): Json | undefined =>
  field.startsWith('$')
    ? valueAt(request, field.slice(1))
    : valueAt(value, field);

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
    const found = fieldOf(value, field, request);
    return values.some((one) => sameJson(one, found));
  });
