import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  collectTexts,
  listEntries,
  readNames,
  readTexts,
} from '../../../src/search/data';
import {locales} from '../../e2e/addresses';
import {buildFolder} from '../build';
import type {Pages, SiteChecks} from '../crawl';
import {description} from '../description';
import {getSearchFiles} from '../searchFiles';
import {getTarget} from './links';

/** Every field and value must be found by its name. */
const names = [...description.schemas].flatMap(([name, {schema}]) => {
  const short = name.replace(/^holt\.\w+\.v\d+\./, '');
  const parts = [
    ...Object.keys(schema.properties ?? {}),
    ...(schema.enum ?? []),
  ];
  return parts.map((one) => `${short}.${one}`);
});

function listFaults(pages: Pages, prefix: string): string[] {
  const files = getSearchFiles(prefix);
  const data = readNames(files.names);
  const entries = listEntries(data);
  const addresses = entries.map((entry) => entry.path);
  const known = new Set(entries.flatMap((one) => [one.title, one.context]));
  const calls = description.operations.map((one) => `POST ${one.path}`);
  const causes = description.operations.flatMap(({errors}) => errors).length;
  const count = (...kinds: string[]): number =>
    entries.filter(({kind}) => kinds.includes(kind)).length;
  const texts = collectTexts(readTexts(files.text, data)).length;
  return [
    ...addresses
      .filter((address) => {
        const [route = '', anchor] = address.split('#');
        const target = getTarget(prefix + route);
        const ids = pages.get(target ?? '')?.ids;
        return !ids || (anchor !== undefined && !ids.has(anchor));
      })
      .map((address) => `leads to ${address}`),
    ...(new Set(addresses).size === addresses.length
      ? []
      : ['leads to a place twice']),
    ...[...names, ...calls]
      .filter((one) => !known.has(one))
      .map((one) => `lacks ${one}`),
    ...(count('schema', 'header') === description.schemas.size
      ? []
      : ['lacks schemas']),
    ...(count('error') >= causes ? [] : ['lacks causes of errors']),
    ...(texts === entries.length ? [] : [`has ${texts} texts`]),
    // Browsers keep them as long as their names stay.
    ...[files.manifest.names, files.manifest.text].filter((name) => {
      const file = path.join(buildFolder, prefix, 'search', name);
      const hash = createHash('sha256').update(readFileSync(file));
      return !name.includes(`.${hash.digest('hex').slice(0, 12)}.`);
    }),
  ];
}

export const searchSiteChecks: SiteChecks = {
  'has a search that knows everything, and leads only to what exists': (
    pages,
  ) =>
    locales.flatMap(({name, prefix}) =>
      listFaults(pages, prefix).map((fault) => `${name}: ${fault}`),
    ),
};
