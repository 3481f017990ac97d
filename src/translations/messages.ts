import {readJson} from '../api/files/readJson';

/**
 * Messages in the format of Docusaurus's translation files.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-plugin-data
 */
export type Messages = Record<string, {message: string; description?: string}>;

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (entry: unknown) =>
        typeof entry === 'object' &&
        entry !== null &&
        'message' in entry &&
        typeof entry.message === 'string',
    )
  );
}

/**
 * Reads a translation file.
 *
 * @throws with the file's name when it is not JSON or not of this format
 */
export function readMessages(file: string): Messages {
  const value = readJson(file);
  if (!isMessages(value)) {
    throw new Error(
      `${file}: every key must hold an object with a "message" string.`,
    );
  }
  return value;
}
