import {
  isObject,
  isZero,
  objectIn,
  setAt,
  textIn,
  valueAt,
  type Json,
  type JsonObject,
} from './json';
import {copiesOf} from './copies';
import {quantityOf} from './quantity';

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

const copyOf = (value: Json | undefined): Json | undefined =>
  value === undefined ? undefined : structuredClone(value);

const placeholder = /\$(\w+)/g;

/** Places of the object itself, such as `$.version`. */
const own = /\$\.(\w+(?:\.\w+)*)/g;

function fillText(
  text: string,
  {request, made, object = {}}: Filling,
): Json | undefined {
  const field = /^\$\.([\w.]+)$/.exec(text)?.[1];
  if (field !== undefined) return copyOf(valueAt(object, field));
  const whole = /^\$([\w.]+)$/.exec(text)?.[1];
  if (whole !== undefined) {
    return Object.hasOwn(made, whole)
      ? made[whole]?.()
      : valueAt(request, whole);
  }
  const withOwn = text.replace(own, (_, path: string) =>
    textIn(valueAt(object, path)),
  );
  return withOwn.replace(placeholder, (all, name: string) => {
    const value = Object.hasOwn(made, name) ? made[name]?.() : request[name];
    return typeof value === 'string' ? value : all;
  });
}

const listOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : [];

/** What makes a value from other values, by its name in a template. */
const functions: Record<string, (value?: Json) => Json | undefined> = {
  $join: (parts) => listOf(parts).map(textIn).join(''),
  $or: (values) => listOf(values).find((value) => !isZero(value)),
  // As many whole parts as a size takes.
  $divide: (parts) => {
    const [size, part] = listOf(parts).map((one) => BigInt(textIn(one) || '0'));
    return size !== undefined && part ? String((size + part - 1n) / part) : '0';
  },
  $quantity: (bytes) => quantityOf(textIn(bytes) || '0'),
  $length: (list) => String(listOf(list).length),
  $number: (text) => (text === undefined ? undefined : Number(text)),
  $match: (parts) => {
    const [text, pattern] = listOf(parts);
    return new RegExp(textIn(pattern), 'm').exec(textIn(text))?.[1];
  },
};

/**
 * A template of the rules with its placeholders filled: `$field` is a field of
 * the request, `$now` and its like are made. An absent field leaves its place
 * out, and an object whose `$if` is absent or zero is left out whole. `$find` stands for
 * the object of a kind that has the other fields, for it with other fields
 * (`$with`), or for its `$field`. `$.field` is one of the object itself, and
 * `$join` and its like make a value from others. `$copy` is filled `$times`
 * times or once for each `$item` of `$over`, with its `$ordinal`.
 */
export function fill(template: Json, filling: Filling): Json | undefined {
  if (typeof template === 'string') return fillText(template, filling);
  if (Array.isArray(template)) {
    return template
      .map((item) => fill(item, filling))
      .filter((item) => item !== undefined);
  }
  if (!isObject(template)) return template;
  const {$if, $find, $field, $with, $copy, ...rest} = template;
  if ($if !== undefined && isZero(fill($if, filling))) return undefined;
  if ($copy !== undefined) {
    const copies = copiesOf(objectIn(fill(rest, filling)));
    return copies
      .map((more) =>
        fill($copy, {...filling, request: {...filling.request, ...more}}),
      )
      .filter((item) => item !== undefined);
  }
  for (const [name, make] of Object.entries(functions)) {
    if (Object.hasOwn(rest, name)) return make(fill(rest[name] ?? '', filling));
  }
  const entries = Object.entries(rest).map(
    ([key, item]): [string, Json | undefined] => [key, fill(item, filling)],
  );
  const known = entries.filter(
    (entry): entry is [string, Json] => entry[1] !== undefined,
  );
  const filled = Object.fromEntries(known);
  if ($find === undefined) return filled;
  if (known.length < entries.length) return undefined;
  const found = filling.find(textIn($find), filled);
  if (!found) return undefined;
  if ($field !== undefined) return valueAt(found, textIn($field));
  for (const [path, item] of Object.entries(objectIn($with))) {
    setAt(found, path, fill(item, filling));
  }
  return found;
}
