import {findAll, type Call, type Fields} from '../call';
import {findLists} from '../rules';
import {fits} from '../store';
import {
  findObjectIn,
  listIn,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../../calls/json';

export const objectsIn = (list: Json | undefined): JsonObject[] =>
  listIn(list).map(findObjectIn);

export const textAt = (object: JsonObject, path: string): string =>
  findTextIn(readValueAt(object, path));

export const requireDefined = (fields: Fields): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, Json] => entry[1] !== undefined,
    ),
  );

/** Adds an object unless one with the same key exists. */
export function make(call: Call, kind: string, fields: Fields): void {
  const value = requireDefined(fields);
  const request = {...call.request, ...value};
  const [place] = findLists(kind, {...call, request});
  const {key = {}} = call.data.rules.objects[kind] ?? {};
  const named = Object.keys(key).map((field) => [field, value[field] ?? '']);
  const own = Object.fromEntries(named) as JsonObject;
  if (!place || place.values.some((one) => fits(one, own))) return;
  place.replace([...place.values, value]);
}

export const findMachine = (
  call: Call,
  id: Json | undefined,
): JsonObject | undefined => findAll(call, 'machine', {id: id ?? ''})[0];

export const findScopeName = (call: Call): Json | undefined =>
  findAll(call, 'scope', {uuid: call.request.scopeUuid ?? ''})[0]?.name;

/** Number of requested copies, limited for responsiveness. */
export const countCopies = (count: Json | undefined): number =>
  Math.min(Math.max(0, Number(count ?? 0)), 100);
