import {stringify} from 'yaml';
import {getBareSchemas, getOperationData} from '../api/operationData';
import type {Bundle} from './bundler';
import {writeFile, writeFolder} from './folder';
import {writeSources} from './loadReference';
import type {LocalSite} from './locale';
import {findObjectsIn, findObjectUses} from './objectUses';
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

/** Writes the sources, the description, and the data of the panel and sandbox. */
export function writeArtifacts({sources}: Bundle, site: LocalSite): void {
  const {locale, document, reference, sandbox} = site;
  writeSources(sources);
  writeDescription(site);
  const bare = getBareSchemas(document);
  const uses = findObjectUses(reference, sandbox);
  const files = [...reference.operations.values()].map(
    (operation): [string, string] => [
      `${operation.slug}.json`,
      JSON.stringify(
        getOperationData(
          operation,
          bare,
          sandbox.operations[operation.path]!.simulated,
          findObjectsIn(operation, reference, uses),
        ),
      ),
    ],
  );
  const folder = getStaticFolder(locale);
  writeFolder(`${folder}/operations`, '.json', new Map(files));
  writeFile(`${folder}/sandbox.json`, JSON.stringify(sandbox));
}
