import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildReference} from './buildReference';
import type {Reference} from './model';
import type {OpenApiDocument} from './openapi';
import {bundleFile} from './paths';
import {readSources} from './sources';

let cached: {json: string; reference: Reference} | undefined;

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
  const json = readFileSync(file, 'utf8');
  if (cached?.json !== json) {
    const document = JSON.parse(json) as OpenApiDocument;
    cached = {json, reference: buildReference(document, readSources(siteDir))};
  }
  return cached.reference;
}
