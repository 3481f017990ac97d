import pick from 'es-toolkit/compat/pick';
import {
  findTextIn,
  isObject,
  readValueAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import {
  createTimestamp,
  createUuid,
  findAll,
  getNextId,
  type Call,
} from './call';
import {clone} from './store';

/** Values that templates generate, by placeholder. */
const generators: Record<string, (call: Call) => string> = {
  now: createTimestamp,
  uuid: createUuid,
  hash: (call) => createUuid(call).slice(0, 8),
  next: (call) => getNextId(call, call.kind),
  // All serials of a call are the same, as for a key and its secret.
  serial: (call) => (call.serial ??= call.store.serial()),
};

function fillText(
  call: Call,
  text: string,
  object: JsonObject,
): Json | undefined {
  const valueOf = (name: string): Json | undefined =>
    Object.hasOwn(generators, name)
      ? generators[name]?.(call)
      : readValueAt(call.request, name);
  const own = /^\$\.([\w.]+)$/.exec(text)?.[1];
  if (own !== undefined) return structuredClone(readValueAt(object, own));
  const whole = /^\$([\w.]+)$/.exec(text)?.[1];
  if (whole !== undefined) return valueOf(whole);
  return text.replace(/\$(\w+(?:\.\w+)*)/g, (all, name: string) => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : all;
  });
}

/**
 * Fills in a template: `$field` is a request field, `$.field` a field of the
 * object, and `$now` etc. are generated. Absent fields are omitted. `$find` is
 * the object of a kind with the other fields, or its `$field`.
 *
 * @param object the one that changes
 */
export function fill(
  call: Call,
  template: Json,
  object: JsonObject = {},
): Json | undefined {
  if (typeof template === 'string') return fillText(call, template, object);
  if (Array.isArray(template)) {
    return template
      .map((item) => fill(call, item, object))
      .filter((item) => item !== undefined);
  }
  if (!isObject(template)) return template;
  const {$find, $field, ...rest} = template;
  const fields: JsonObject = {};
  for (const [key, item] of Object.entries(rest)) {
    const filled = fill(call, item, object);
    if (filled !== undefined) fields[key] = filled;
    else if ($find !== undefined) return undefined;
  }
  if ($find === undefined) return fields;
  const kind = findTextIn($find);
  // Not only in the containing object, if the key is unique in a larger place.
  const {unique = Object.keys(call.request)} = call.data.objects[kind] ?? {};
  const request = pick(call.request, unique);
  const [found] = findAll({...call, request}, kind, fields);
  if (!found || $field === undefined) return found && clone(found);
  return structuredClone(readValueAt(found, findTextIn($field)));
}
