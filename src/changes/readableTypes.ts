import type {Direction} from './reach';

/** Types whose JSON values the server accepts for each other. */
const integers = ['int32', 'uint32', 'int64', 'uint64'];
const wide = new Set(['int64', 'uint64']);

/**
 * Whether a value of one type can be read as another.
 *
 * Protobuf's JSON writes 64-bit integers as strings and reads strings and
 * numbers. An integer is a valid `double`.
 *
 * @param written type of the JSON value
 * @param expected type that the reader expects
 */
export function isReadable(
  written: string,
  expected: string,
  direction: Direction,
): boolean {
  if (written === expected || expected === 'any') return true;
  const isNumber = integers.includes(written) && !wide.has(written);
  if (direction === 'request') {
    // The server accepts both forms, but not values out of range.
    if (expected === 'int64') return integers.slice(0, 3).includes(written);
    if (expected === 'uint64') return written === 'uint32';
    if (expected === 'double') return isNumber || written === 'float';
    return false;
  }
  // Clients accept only the form that they know.
  return expected === 'double' && (isNumber || written === 'float');
}
