/** Response header that marks simulated responses. */
export const noteHeader = 'X-Sandbox';

export const sandboxNote = 'Nothing here is real.';

/** Header value of responses that do not depend on the request. */
export const exampleNote =
  'This is an example from the page of the operation, whatever the request is.';

/**
 * Header value of a documented error, because many have no message that
 * identifies them.
 *
 * @param at index among the operation's errors
 */
export const createErrorNote = (at: number): string =>
  `This is error ${at + 1} on the page of the operation.`;

/**
 * Reads the index of an error from the header; `undefined` if there is none,
 * such as on a real platform.
 *
 * @param note header value
 */
export function readErrorNote(note: string): number | undefined {
  const number = / error (\d{1,4}) on the page/.exec(note)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

/** Response header with the changes that a call made, as JSON. */
export const changesHeader = 'X-Sandbox-Changes';

/** A created (`+`), changed (`~`), or deleted (`-`) object. */
export interface StateChange {
  sign: '+' | '~' | '-';
  /** Name of the object's schema, without its package. */
  schema: string;
  name: string;
  /** Changed fields; empty if the object is new or deleted. */
  fields: string[];
}

/** Reads the header; an empty list if the value is not from the sandbox. */
export function readChanges(value: string): StateChange[] {
  try {
    const changes: unknown = JSON.parse(value);
    return Array.isArray(changes) ? (changes as StateChange[]) : [];
  } catch {
    return [];
  }
}
