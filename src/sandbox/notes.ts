/** The header of every response of the sandbox that says what it is not. */
export const noteHeader = 'X-Sandbox';

/** What the header says of every response. */
export const sandboxNote = 'Nothing here is real.';

/** What it says besides of one that does not depend on the request. */
export const exampleNote =
  'This is an example from the page of the operation, whatever the request is.';

/**
 * What it says besides of an error that the page of the operation lists: many
 * have no message to be known by.
 *
 * @param at its place among the errors of the page, from 0
 */
export const createErrorNote = (at: number): string =>
  `This is error ${at + 1} on the page of the operation.`;

/**
 * The place of an error among those of the page of its operation, from 0;
 * `undefined` where a response does not say it, as one of a real platform.
 *
 * @param note the value of the header
 */
export function readErrorNote(note: string): number | undefined {
  const number = / error (\d{1,4}) on the page/.exec(note)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}
