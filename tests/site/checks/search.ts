import {locales} from '../../e2e/addresses';
import type {Pages, SiteChecks} from '../crawl';
import {description} from '../description';
import {getPath} from '../../../src/search/record';
import {getRecords} from '../searchFiles';
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
  const entries = getRecords(prefix);
  const addresses = entries.map(getPath);
  const known = new Set(entries.flatMap((one) => [one.title, one.context]));
  const calls = description.operations.map((one) => `POST ${one.path}`);
  const causes = description.operations.flatMap(({errors}) => errors).length;
  const count = (...kinds: string[]): number =>
    entries.filter(({kind}) => kinds.includes(kind)).length;
  const rows = entries.filter(({kind, cause}) => kind === 'symptom' && cause);
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
    ...(count('schema', 'header') >= description.schemas.size
      ? []
      : ['lacks schemas']),
    ...(count('error') >= causes ? [] : ['lacks causes of errors']),
    // Titles that the pages of services have of their own.
    ...entries
      .filter(({kind, service}) => kind === 'guide' && service !== undefined)
      .filter(({title}) => prefix !== '' && !/\p{Script=Han}/u.test(title))
      .map(({title}) => `shows "${title}" in English`),
    ...(rows.length > 100 ? [] : [`has ${rows.length} rows of symptoms`]),
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
