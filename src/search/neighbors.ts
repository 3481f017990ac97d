import type {Entry} from './data';

/**
 * What stands next to a page of the reference: its service, and the pages of its
 * kind before and after it. No other page has neighbors.
 *
 * @param entries in the order of the pages
 */
export function findNeighbors(
  entries: readonly Entry[],
  page: string,
): Entry[] {
  const pages = entries.filter((entry) => entry.path === entry.page);
  const own = pages.find(({path}) => path === page);
  if (!own || own.service === '') return [];
  const siblings = pages.filter(
    ({kind, service}) =>
      kind === own.kind && (kind === 'service' || service === own.service),
  );
  const at = siblings.indexOf(own);
  const service = pages.find(
    (entry) => entry.kind === 'service' && entry.service === own.service,
  );
  return [service, siblings[at - 1], siblings[at + 1]].filter(
    (entry) => entry !== undefined && entry !== own,
  ) as Entry[];
}
