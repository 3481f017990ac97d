import {createHash} from 'node:crypto';
import type {SearchRecord} from '../records/record';
import {buildIndex} from './buildIndex';
import type {SynonymGroups} from './synonyms';

/** Folder of the files of the search under the base address of a locale. */
export const searchFolder = 'search';

const computeHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The files of the search of a language, by their names: the manifest, whose
 * name stays, tells those of the others, which change with their content.
 */
export function searchFiles(
  records: readonly SearchRecord[],
  synonyms: SynonymGroups,
): Map<string, string> {
  const id = computeHash(JSON.stringify(records));
  const {names, text} = buildIndex(records, id, synonyms);
  const files = {names: JSON.stringify(names), text: JSON.stringify(text)};
  const named = Object.entries(files).map(
    ([kind, content]) =>
      [kind, `${kind}.${computeHash(content)}.json`, content] as const,
  );
  const manifest = Object.fromEntries(
    named.map(([kind, name]) => [kind, name]),
  );
  return new Map([
    ['manifest.json', JSON.stringify(manifest)],
    ...named.map(([, name, content]) => [name, content] as const),
  ]);
}
