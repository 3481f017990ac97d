import {unescapeKey} from '../../calls/fieldPath';
import type {Json} from '../../calls/json';

/**
 * Keys of a JSON Pointer (RFC 6901), such as `/machines/0/id`.
 *
 * @throws when it is none
 */
export function listKeys(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) {
    throw new Error(
      `"${pointer}" is no JSON Pointer: it begins with "/", and "~" is written "~0".`,
    );
  }
  return pointer.slice(1).split('/').map(unescapeKey);
}

/** The value that keys lead to; nothing where there is none, or `null`. */
export function getValueAt(
  value: Json | undefined,
  keys: readonly string[],
): Json | undefined {
  let found: Json | undefined = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return undefined;
    // Own items of a list by their index: "length" is none.
    const isOwn = Array.isArray(found)
      ? /^(?:0|[1-9]\d*)$/.test(key)
      : Object.hasOwn(found, key);
    found = isOwn ? (found as Record<string, Json>)[key] : undefined;
  }
  return found ?? undefined;
}
