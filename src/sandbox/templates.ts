import {
  isObject,
  isZero,
  listIn,
  sameJson,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from './json';
import type {Conditions} from './model';

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

/** Places of the object itself, such as `$.version`. */
const own = /\$\.(\w+(?:\.\w+)*)/g;

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
  const withOwn = text.replace(own, (_, path: string) =>
    findTextIn(readValueAt(object, path)),
  );
  return withOwn.replace(placeholder, (all, name: string) => {
    const value = Object.hasOwn(made, name) ? made[name]?.() : request[name];
    return typeof value === 'string' ? value : all;
  });
}

/**
 * A template of the rules with its placeholders filled: `$field` is a field of
 * the request, `$.field` one of the object itself, `$now` and its like are made.
 * An absent field leaves its place out, and an object whose `$if` is absent or
 * zero is left out whole. `$find` stands for the object of a kind that has the
 * other fields, or for its `$field`; `$or` for the first of its values that is
 * not zero.
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
  const {$if, $or, $find, $field, ...rest} = template;
  if ($if !== undefined && isZero(fillTemplate($if, filling))) return undefined;
  if ($or !== undefined) {
    return listIn(fillTemplate($or, filling)).find((value) => !isZero(value));
  }
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
