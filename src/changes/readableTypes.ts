import type {Direction} from './reach';

const numbers = ['int32', 'uint32', 'float'];

/** Types that can be read as another one, besides itself. */
const readable: Record<Direction, Record<string, readonly string[]>> = {
  // The server accepts numbers and strings, but not values out of range.
  request: {int64: ['int32', 'uint32'], uint64: ['uint32'], double: numbers},
  // Clients accept only the form that they know.
  response: {double: numbers},
};

/**
 * Whether a value of one type can be read as another.
 *
 * Protobuf's JSON writes 64-bit integers as strings and reads strings and
 * numbers. An integer is a valid `double`.
 *
 * @param written type of the JSON value
 * @param expected type that the reader expects
 */
export const isReadable = (
  written: string,
  expected: string,
  direction: Direction,
): boolean =>
  written === expected ||
  expected === 'any' ||
  (readable[direction][expected]?.includes(written) ?? false);
