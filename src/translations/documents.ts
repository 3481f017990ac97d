import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import union from 'es-toolkit/compat/union';
import {listFilesUnder} from '../api/files/filesUnder';
import {defaultLocale, translatedLocales, type Locale} from '../site';
import {getDocumentFolders} from './paths';

/** An English document and the path of its translation. */
export interface DocumentPair {
  /** Path in its folder. */
  name: string;
  english: string;
  translated: string;
  /** `documents`, `blog`, `pages`, or `markdown`. */
  area: string;
}

/** Generated part of `docs/`. */
const generated = /^api\//;

function listDocuments(siteDir: string, folder: string): string[] {
  const place = path.join(siteDir, folder);
  if (!existsSync(place)) return [];
  return listFilesUnder(place, '.md', '.mdx').filter(
    (file) => !generated.test(file),
  );
}

/** Handwritten English documents, posts, and pages. */
export const getEnglishDocuments = (siteDir: string): string[] =>
  getDocumentFolders(defaultLocale).flatMap(([folder]) =>
    listDocuments(siteDir, folder).map((file) => `${folder}/${file}`),
  );

export const getDocumentPairs = (
  locale: Locale,
  siteDir = '.',
): DocumentPair[] =>
  getDocumentFolders(locale).flatMap(([source, target, area]) =>
    union(listDocuments(siteDir, source), listDocuments(siteDir, target)).map(
      (name) => ({
        name,
        english: path.join(source, name),
        translated: path.join(target, name),
        area,
      }),
    ),
  );

/** Front matter key with the hash of the English source. */
const hashKey = 'translated_from';

/**
 * Git's blob hash of a text, so that git can show the changes since.
 *
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
export function computeBlobHash(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

const frontMatter = /^---\n([^]*?\n)---\n/;

/** Hash in a translated document. */
export const hashIn = (document: string): string | undefined =>
  new RegExp(`^${hashKey}: ([0-9a-f]{40})$`, 'm').exec(
    frontMatter.exec(document)?.[1] ?? '',
  )?.[1];

/**
 * Sets the hash in the front matter.
 *
 * @throws if the document has no front matter
 */
export function withHash(document: string, hash: string): string {
  if (!frontMatter.test(document)) {
    throw new Error('The document has no front matter.');
  }
  return document.replace(frontMatter, (_, head: string) => {
    const others = head.replace(new RegExp(`^${hashKey}:.*\n`, 'm'), '');
    return `---\n${others}${hashKey}: ${hash}\n---\n`;
  });
}

/**
 * Records the current English version in translated documents.
 *
 * @param names English or translated documents, relative to the site's root
 * @returns one line per document
 * @throws if a name is not a translated document; nothing is written then
 */
export function markDocuments(names: string[], siteDir = '.'): string[] {
  const pairs = translatedLocales
    .flatMap((locale) => getDocumentPairs(locale, siteDir))
    .map(({english, translated}) => [english, translated] as const)
    .filter((pair) =>
      pair.every((file) => existsSync(path.join(siteDir, file))),
    );
  const chosen = names.flatMap((name) => {
    const found = pairs.filter((pair) => pair.includes(name));
    if (found.length > 0) return found;
    throw new Error(
      `${name} is no document with a translation. Give its path from the root of the repository.`,
    );
  });
  return chosen.map(([english, translated]) => {
    const file = path.join(siteDir, translated);
    const hash = computeBlobHash(
      readFileSync(path.join(siteDir, english), 'utf8'),
    );
    writeFileSync(file, withHash(readFileSync(file, 'utf8'), hash));
    return `${translated}: translated from ${hash.slice(0, 12)}`;
  });
}
