import {existsSync, readFileSync} from 'node:fs';
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

/** Writes source paths, so that others need not parse the description. */
export function writeSources(sources: Sources): void {
  const files: Files = {
    operations: Object.fromEntries(sources.operations),
    schemas: Object.fromEntries(sources.schemas),
  };
  writeFile(sourcesFile, JSON.stringify(files));
}

function getKnownSources(siteDir: string): Sources {
  const {operations, schemas} = readJson(
    path.join(siteDir, sourcesFile),
  ) as Files;
  return {
    operations: new Map(Object.entries(operations)),
    schemas: new Map(Object.entries(schemas)),
  };
}

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
