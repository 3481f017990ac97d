import {stringify} from 'yaml';
import {getBareSchemas, getOperationData} from '../api/operationData';
import type {Bundle} from './bundler';
import {writeFile, writeFolder} from './folder';
import {writeSources} from './loadReference';
import type {LocalSite} from './locale';
import {getBundleFile, getStaticFolder} from './paths';

/** Writes `openapi.json` (minified) and `openapi.yaml`. */
function writeDescription({locale, document}: LocalSite): void {
  const file = getBundleFile(locale);
  writeFile(file, JSON.stringify(document));
  writeFile(
    file.replace(/json$/, 'yaml'),
    stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
  );
}

/** Writes the sources, the description, and the data of the panel. */
export function writeArtifacts({sources}: Bundle, site: LocalSite): void {
  const {locale, document, reference, simulated} = site;
  writeSources(sources);
  writeDescription(site);
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
