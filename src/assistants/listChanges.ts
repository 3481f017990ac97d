import {z} from 'zod';
import type {ChangesBook} from '../changes/book';
import {ratings} from '../changes/rules';
import {findOperation} from './findOperation';
import type {Language} from './library';

export const changesSchema = z.object({
  versions: z.array(z.string()).describe('Oldest first'),
  changes: z.array(z.record(z.string(), z.unknown())),
});

/**
 * Changes after a version, most severe first.
 *
 * @param since a version, also as `1.1`; the oldest by default
 * @param operation under any name; all by default
 * @throws with the existing versions, or with similar operations
 */
export function listChanges(
  since: string | undefined,
  operation: string | undefined,
  language: Language,
  {versions, changes}: ChangesBook,
): z.infer<typeof changesSchema> {
  const names = versions.map(({version}) => version);
  const wanted = since?.trim().toLowerCase().replace(/^v?/, 'v') ?? names[0];
  const first = names.findIndex((name) => name.replace(/^v?/, 'v') === wanted);
  if (first < 0) {
    throw new Error(
      `There is no version "${since}". There is: ${names.join(', ')}.`,
    );
  }
  const isAbout = (name: string): boolean =>
    operation === undefined || name === operation;
  // A removed operation exists only in the changes.
  const isListed = changes.some((one) => one.operations.some(isAbout));
  const path = isListed ? '' : findOperation(operation ?? '', language).path;
  const known = path.replace(/^.*\.(\w+)\//, '$1.');
  return {
    versions: names.slice(first),
    changes: changes
      .filter(
        (one) =>
          names.indexOf(one.version) > first &&
          one.operations.some((name) => isAbout(name) || name === known),
      )
      .sort((a, b) => ratings.indexOf(a.rating) - ratings.indexOf(b.rating))
      .map((one) => ({...one})),
  };
}
