import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {headingIds} from './headingIds';
import {documentFolders, filesUnder} from './paths';

/** Part of `docs/` that is generated in every locale. */
const generated = /^api\//;

function documents(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return filesUnder(folder, '.md', '.mdx').filter(
    (file) => !generated.test(file),
  );
}

function compareDocument(english: string, translated: string): string[] {
  if (!existsSync(translated)) {
    return [`${translated}: missing. Translate ${english} into this file.`];
  }
  const expected = headingIds(readFileSync(english, 'utf8')).join(' ');
  const actual = headingIds(readFileSync(translated, 'utf8')).join(' ');
  return expected === actual
    ? []
    : [
        `${translated}: the heading ids differ from ${english}.\n  expected: ${expected}\n  found:    ${actual}`,
      ];
}

/**
 * Every document, post and page has its translation under the same name and
 * with the same heading ids, and no translation is left over.
 *
 * @returns one sentence per problem
 */
export function checkDocuments(siteDir: string): string[] {
  return documentFolders.flatMap(([source, target]) => {
    const inSite = (folder: string): string => path.join(siteDir, folder);
    const english = documents(inSite(source));
    const known = new Set(english);
    const leftOver = documents(inSite(target)).filter(
      (file) => !known.has(file),
    );
    return [
      ...english.flatMap((file) =>
        compareDocument(
          path.join(inSite(source), file),
          path.join(inSite(target), file),
        ),
      ),
      ...leftOver.map(
        (file) =>
          `${target}/${file}: ${source}/${file} does not exist. Rename or remove the translation.`,
      ),
    ];
  });
}
