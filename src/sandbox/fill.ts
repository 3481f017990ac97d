import {isObject, textIn, valueAt, type Json, type JsonObject} from './json';

/** What the placeholders of a template stand for. */
export interface Filling {
  request: JsonObject;
  /** Values of `$now`, `$uuid`, `$next` and `$serial`. */
  made: Record<string, () => string>;
  /** The object of a kind that has some fields, if there is one. */
  find: (kind: string, fields: JsonObject) => JsonObject | undefined;
}

const placeholder = /\$(\w+)/g;

function fillText(text: string, {request, made}: Filling): Json | undefined {
  const whole = /^\$(\w+)$/.exec(text)?.[1];
  if (whole !== undefined) {
    return Object.hasOwn(made, whole) ? made[whole]?.() : request[whole];
  }
  return text.replace(placeholder, (all, name: string) => {
    const value = Object.hasOwn(made, name) ? made[name]?.() : request[name];
    return typeof value === 'string' ? value : all;
  });
}

/**
 * A template of the rules with its placeholders filled: `$field` is a field of
 * the request, `$now` and its like are made. An absent field leaves its place
 * out, and an object with an absent `$if` is left out whole. `$find` stands for
 * the object of a kind that has the other fields, or for its `$field`.
 */
export function fill(template: Json, filling: Filling): Json | undefined {
  if (typeof template === 'string') return fillText(template, filling);
  if (Array.isArray(template)) {
    return template
      .map((item) => fill(item, filling))
      .filter((item) => item !== undefined);
  }
  if (!isObject(template)) return template;
  const {$if, $find, $field, ...rest} = template;
  if ($if !== undefined && fill($if, filling) === undefined) return undefined;
  const filled = Object.fromEntries(
    Object.entries(rest)
      .map(([key, item]): [string, Json | undefined] => [
        key,
        fill(item, filling),
      ])
      .filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
  if ($find === undefined) return filled;
  const found = filling.find(textIn($find), filled);
  return found && $field !== undefined ? valueAt(found, textIn($field)) : found;
}
