import {stringify} from 'yaml';
import {getBareSchemas, getOperationData} from '../api/operationData';
import type {Bundle} from './bundler';
import {Cache} from './cache';
import {writeFile, writeFolder} from './folder';
import {writeSources} from './loadReference';
import type {LocalSite} from './locale';
import {getBundleFile, getStaticFolder} from './paths';

type Described = Pick<
  LocalSite,
  'locale' | 'document' | 'reference' | 'simulated'
>;

/** Writes `openapi.json` (minified) and `openapi.yaml`. */
function writeDescription({locale, document}: Described): void {
  const file = getBundleFile(locale);
  const json = JSON.stringify(document);
  writeFile(file, json);
  const cache = new Cache<string>(locale, 'description', {
    code: ['src/generate/writeArtifacts.ts'],
    packages: ['yaml'],
  });
  const yaml =
    cache.get(json) ??
    stringify(document, {lineWidth: 0, aliasDuplicateObjects: false});
  cache.set(json, yaml);
  cache.save();
  writeFile(file.replace(/json$/, 'yaml'), yaml);
}

/** Writes the sources, the description, and the data of the panel. */
export function writeArtifacts({sources}: Bundle, described: Described): void {
  const {locale, document, reference, simulated} = described;
  writeSources(sources);
  writeDescription(described);
  const bare = getBareSchemas(document);
  const files = [...reference.operations.values()].map(
    (operation): [string, string] => [
      `${operation.slug}.json`,
      JSON.stringify(
        getOperationData(operation, bare, simulated.has(operation.id)),
      ),
    ],
  );
  const folder = `${getStaticFolder(locale)}/operations`;
  writeFolder(folder, '.json', new Map(files));
}
