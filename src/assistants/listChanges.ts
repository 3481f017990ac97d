import {z} from 'zod';
import type {BookChange, ChangesBook} from '../changes/book';
import {getFullName} from '../api/names';
import {ratings} from '../changes/rules';
import {getOperationName} from '../generate/pages/changeSentences';
import {findOperation} from './findOperation';
import type {Language} from './library';

export const changesSchema = z.object({
  from: z.string(),
  to: z.string(),
  changes: z.array(z.record(z.string(), z.unknown())),
});

interface ChangesQuestion {
  /** The oldest version by default. */
  from?: string | undefined;
  /** The newest version by default. */
  to?: string | undefined;
  /** Operations under any name; all by default. */
  operations?: string[] | undefined;
}

/**
 * Index of a version, also written as `1.1` or `V1.1`.
 *
 * @throws with the existing versions if it does not exist
 */
function findVersion(name: string, {versions}: ChangesBook): number {
  const wanted = name.trim().toLowerCase();
  const names = versions.map(({version}) => version);
  const found = names.findIndex(
    (one) => one === wanted || one === `v${wanted}`,
  );
  if (found >= 0) return found;
  throw new Error(
    `There is no version "${name}". There is: ${names.join(', ')}.`,
  );
}

/**
 * Changes between two versions, most severe first.
 *
 * @throws with similar names if a version or operation does not exist
 */
export function listChanges(
  {from, to, operations = []}: ChangesQuestion,
  language: Language,
): {from: string; to: string; changes: BookChange[]} {
  const {changes: book} = language;
  if (!book) throw new Error('No version of the API is recorded yet.');
  const {versions, changes} = book;
  const first = from === undefined ? 0 : findVersion(from, book);
  const last = to === undefined ? versions.length - 1 : findVersion(to, book);
  const between = versions.slice(first + 1, last + 1);
  const known = new Set(changes.flatMap((one) => one.operations));
  const wanted = operations.map((name) => {
    // Removed operations exist only in the changes.
    if (known.has(name)) return name;
    return getOperationName(getFullName(findOperation(name, language).path));
  });
  return {
    from: versions[first]?.version ?? '',
    to: versions[last]?.version ?? '',
    changes: changes
      .filter(({version}) => between.some((one) => one.version === version))
      .map((change) => ({
        ...change,
        operations: change.operations.filter(
          (one) => wanted.length === 0 || wanted.includes(one),
        ),
      }))
      .filter((change) => change.operations.length > 0)
      .sort((a, b) => ratings.indexOf(a.rating) - ratings.indexOf(b.rating)),
  };
}
