import {findAll, type Call} from '../call';
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

export const findMachine = (
  call: Call,
  id: Json | undefined,
): JsonObject | undefined => findAll(call, 'machine', {id: id ?? ''})[0];

/** Adds internal fields to the request, for the rule of the operation. */
export const withFields = (call: Call, fields: JsonObject): Call => ({
  ...call,
  request: {...call.request, ...fields},
});

/** Number of requested copies, limited for responsiveness. */
export const countCopies = (count: Json | undefined): number =>
  Math.min(Math.max(0, Number(count ?? 0)), 100);
