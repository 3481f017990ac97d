import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildReference} from './buildReference';
import type {Reference} from './model';
import type {OpenApiDocument} from './openapi';
import {bundleFile} from './paths';
import {readSources} from './sources';

let cached: {changed: number; reference: Reference} | undefined;

/**
 * Reads the bundle that `npm run api` made, and the files it was made from.
 *
 * @throws when there is no bundle yet
 */
export function loadReference(siteDir: string): Reference {
  const file = path.join(siteDir, bundleFile);
  if (!existsSync(file)) {
    throw new Error(`${bundleFile} does not exist. Run "npm run api" first.`);
  }
  const changed = statSync(file).mtimeMs;
  if (cached?.changed !== changed) {
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
    const reference = buildReference(document, readSources(siteDir));
    cached = {changed, reference};
  }
  return cached.reference;
}
