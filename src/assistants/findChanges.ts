import {z} from 'zod';
import type {ChangesBook} from '../changes/book';
import {ratings} from '../changes/rules';
import {findOperation, getShortPath} from './findOperation';
import type {Language} from './library';

export const changesSchema = z.object({
  versions: z.array(z.string()).describe('Oldest first'),
  changes: z.array(z.record(z.string(), z.unknown())),
});

/** Name of an operation in the changes, where alone a removed one exists. */
const getNameIn = (
  changes: ChangesBook['changes'],
  operation: string,
  language: Language,
): string =>
  changes.some(({operations}) => operations.includes(operation))
    ? operation
    : getShortPath(findOperation(operation, language).path);

/**
 * Changes after a version, most severe first.
 *
 * @param since a version, also as `1.1`; the oldest by default
 * @param operation under any name; all by default
 * @throws with the existing versions, or with similar operations
 */
export function findChanges(
  since: string | undefined,
  operation: string | undefined,
  language: Language,
): z.infer<typeof changesSchema> {
  const {versions = [], changes = []} = language.changes ?? {};
  const names = versions.map(({version}) => version);
  const wanted = since?.trim().toLowerCase().replace(/^v?/, 'v') ?? names[0];
  const first = names.findIndex((name) => name.replace(/^v?/, 'v') === wanted);
  if (first < 0) {
    throw new Error(
      `There is no version "${since}". There is: ${names.join(', ')}.`,
    );
  }
  const about = operation && getNameIn(changes, operation, language);
  return {
    versions: names.slice(first),
    changes: changes
      .filter(
        (one) =>
          names.indexOf(one.version) > first &&
          (!about || one.operations.includes(about)),
      )
      .sort((a, b) => ratings.indexOf(a.rating) - ratings.indexOf(b.rating))
      .map((one) => ({...one})),
  };
}
