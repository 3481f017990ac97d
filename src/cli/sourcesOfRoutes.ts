import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {routesIn} from '../docusaurus/buildLog';
import {filesUnder} from '../files/filesUnder';

/** Where Docusaurus keeps the metadata of the last build. */
const metadataFolder = '.docusaurus';

function metadata(): {permalink?: string; source?: string}[] {
  if (!existsSync(metadataFolder)) return [];
  return filesUnder(metadataFolder, '.json').map(
    (file) =>
      JSON.parse(readFileSync(path.join(metadataFolder, file), 'utf8')) as {
        permalink?: string;
        source?: string;
      },
  );
}

/**
 * Files of the pages that a build complains about.
 *
 * @param output of `docusaurus build`
 * @returns route and files, for each broken or duplicate route that is named
 */
export function sourcesOfRoutes(output: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const routes = routesIn(output);
  if (routes.size === 0) return found;
  for (const {permalink, source} of metadata()) {
    if (!permalink || !source || !routes.has(permalink)) continue;
    const files = found.get(permalink) ?? [];
    found.set(permalink, [...files, source.replace('@site/', '')]);
  }
  return found;
}
