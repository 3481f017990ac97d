import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import mapValues from 'es-toolkit/compat/mapValues';
import {defaultLocale, type Locale} from '../site';
import {buildReference} from '../api/buildReference';
import type {Reference} from '../api/model';
import type {OpenApiDocument} from '../api/openapi';
import type {Sources} from '../api/sources';
import {readJson} from '../api/files/readJson';
import {writeFile} from './folder';
import {getBundleFile, sourcesFile} from './paths';

/** Writes source paths, so that others need not parse the description. */
export const writeSources = (sources: Sources): void =>
  writeFile(
    sourcesFile,
    JSON.stringify(mapValues(sources, (files) => [...files])),
  );

const getKnownSources = (siteDir: string): Sources =>
  mapValues(
    readJson(path.join(siteDir, sourcesFile)) as Record<
      keyof Sources,
      [string, string][]
    >,
    (files) => new Map(files),
  );

/**
 * Reads the description that `npm run api` wrote.
 *
 * @throws if it does not exist
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

/**
 * Loads the API model from the output of `npm run api`.
 *
 * @throws if it does not exist
 */
export const loadReference = (siteDir: string, locale?: Locale): Reference =>
  buildReference(readBundle(siteDir, locale), getKnownSources(siteDir));
