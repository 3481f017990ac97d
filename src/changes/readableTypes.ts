import type {Direction} from './reach';

/** Types whose JSON forms the server reads from each other. */
const integers = ['int32', 'uint32', 'int64', 'uint64'];
const wide = new Set(['int64', 'uint64']);

/**
 * Whether values of a type can be read where another is expected.
 *
 * protobuf's JSON writes 64-bit integers as text and reads them as text or as
 * number; an integer is a valid `double`.
 *
 * @param written type of the JSON value
 * @param expected by who reads it
 */
export function isReadable(
  written: string,
  expected: string,
  direction: Direction,
): boolean {
  if (written === expected || expected === 'any') return true;
  const isNumber = integers.includes(written) && !wide.has(written);
  if (direction === 'request') {
    // The server reads both forms, but not what is out of its range.
    if (expected === 'int64') return integers.slice(0, 3).includes(written);
    if (expected === 'uint64') return written === 'uint32';
    if (expected === 'double') return isNumber || written === 'float';
    return false;
  }
  // A client reads the form that it knows.
  return expected === 'double' && (isNumber || written === 'float');
}
