import path from 'node:path';
import {stringify} from 'yaml';
import {getBareSchemas, getOperationData} from '../api/operationData';
import type {Bundle} from './bundler';
import {Cache} from './cache';
import {writeFile, writeFolder} from './folder';
import {writeSources} from './loadReference';
import type {Described} from './locale';
import {getBundleFile, getStaticFolder} from './paths';

/** Writes `openapi.json` (minified) and `openapi.yaml`. */
function writeDescription(
  siteDir: string,
  {locale, document}: Described,
): void {
  const file = path.join(siteDir, getBundleFile(locale));
  const json = JSON.stringify(document);
  writeFile(file, json);
  const cache = new Cache<string>(siteDir, locale, 'description', {
    code: ['src/generate/writeArtifacts.ts'],
    packages: ['yaml'],
  });
  let yaml = cache.get(json);
  if (yaml === undefined) {
    yaml = stringify(document, {lineWidth: 0, aliasDuplicateObjects: false});
    cache.set(json, yaml);
  }
  cache.save();
  writeFile(file.replace(/json$/, 'yaml'), yaml);
}

function writeOperations(
  siteDir: string,
  {locale, document, reference, simulated}: Described,
): void {
  const bare = getBareSchemas(document);
  const files = [...reference.operations.values()].map(
    (operation): [string, string] => [
      `${operation.slug}.json`,
      JSON.stringify(
        getOperationData(operation, bare, simulated.has(operation.id)),
      ),
    ],
  );
  const folder = path.join(siteDir, getStaticFolder(locale), 'operations');
  writeFolder(folder, '.json', new Map(files));
}

export function writeArtifacts(
  siteDir: string,
  {sources}: Bundle,
  described: Described,
): void {
  writeSources(siteDir, sources);
  writeDescription(siteDir, described);
  writeOperations(siteDir, described);
}
