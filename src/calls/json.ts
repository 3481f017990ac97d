export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is a string, or an empty string. */
export const findTextIn = (value: Json | undefined): string =>
  typeof value === 'string' ? value : '';

/** The value if it is an object, or an empty object. */
export const findObjectIn = (value: unknown): JsonObject =>
  isObject(value) ? value : {};

/** The object in a JSON text, or an empty object. */
export function parseObject(text: string): JsonObject {
  try {
    return findObjectIn(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The value if it is a list, or an empty list. */
export const listIn = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : [];

export function readValueAt(
  object: JsonObject,
  path: string,
): Json | undefined {
  let value: Json | undefined = object;
  for (const key of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** Whether a value equals that of an absent field. */
export const isZero = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === '0' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const isNothing = (value: Json): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

/** Sets the value at a dotted path; `null` or an empty list removes it. */
export function setAt(
  object: JsonObject,
  path: string,
  value: Json | undefined,
): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let target = object;
  for (const key of keys) {
    const next = target[key];
    if (isObject(next)) target = next;
    else target = target[key] = {};
  }
  if (value === undefined || isNothing(value)) delete target[last];
  else target[last] = value;
}

/** Whether two values are equal JSON; zero values equal absent ones. */
export const sameJson = (a: Json | undefined, b: Json | undefined): boolean =>
  (isZero(a) && isZero(b)) || JSON.stringify(a) === JSON.stringify(b);
