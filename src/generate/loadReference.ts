import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../site';
import {buildReference} from '../reference/buildReference';
import type {Reference} from '../reference/model';
import type {OpenApiDocument} from '../reference/openapi';
import {knownSources} from './knownSources';
import {bundleFile} from './paths';

/**
 * Reads the description of a locale that `npm run api` made.
 *
 * @throws when there is none yet
 */
export function readBundle(
  siteDir: string,
  locale: Locale = defaultLocale,
): OpenApiDocument {
  const file = path.join(siteDir, bundleFile(locale));
  if (!existsSync(file)) {
    throw new Error(
      `${bundleFile(locale)} does not exist. Run "npm run api" first.`,
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
  const file = path.join(siteDir, bundleFile(locale));
  const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
  const known = cache.get(file);
  if (known && known.changed === changed) return known.reference;
  const document = readBundle(siteDir, locale);
  const reference = buildReference(document, knownSources(siteDir));
  cache.set(file, {changed, reference});
  return reference;
}
