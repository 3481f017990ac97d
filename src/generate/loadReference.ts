import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../site';
import {buildReference} from '../api/buildReference';
import type {Reference} from '../api/model';
import type {OpenApiDocument} from '../api/openapi';
import type {Sources} from '../api/sources';
import {readJson} from '../api/files/readJson';
import {writeFile} from './folder';
import {getBundleFile, sourcesFile} from './paths';

type Files = Record<keyof Sources, Record<string, string>>;

/**
 * Notes in `.generated/` where each part of the description is written, for
 * who would have to read hundreds of files to know.
 */
export function writeSources(siteDir: string, sources: Sources): void {
  const files: Files = {
    operations: Object.fromEntries(sources.operations),
    schemas: Object.fromEntries(sources.schemas),
  };
  writeFile(path.join(siteDir, sourcesFile), JSON.stringify(files));
}

/** What `writeSources` has noted. */
export function getKnownSources(siteDir: string): Sources {
  const {operations, schemas} = readJson(
    path.join(siteDir, sourcesFile),
  ) as Files;
  return {
    operations: new Map(Object.entries(operations)),
    schemas: new Map(Object.entries(schemas)),
  };
}

/**
 * Reads the description of a locale that `npm run api` made.
 *
 * @throws when there is none yet
 */
export function readBundle(
  siteDir: string,
  locale: Locale = defaultLocale,
): OpenApiDocument {
  const file = path.join(siteDir, getBundleFile(locale));
  if (!existsSync(file)) {
    throw new Error(
      `${getBundleFile(locale)} does not exist. Run "npm run api" first.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
}

/** References by the files of their descriptions. */
const cache = new Map<string, {changed: number; reference: Reference}>();

/**
 * The model of the reference in a locale, as `npm run api` made it.
 *
 * @throws when there is none yet
 */
export function loadReference(
  siteDir: string,
  locale: Locale = defaultLocale,
): Reference {
  const file = path.join(siteDir, getBundleFile(locale));
  const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
  const known = cache.get(file);
  if (known && known.changed === changed) return known.reference;
  const document = readBundle(siteDir, locale);
  const reference = buildReference(document, getKnownSources(siteDir));
  cache.set(file, {changed, reference});
  return reference;
}
