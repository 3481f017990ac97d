import {apiFolder, index, introduction, getServiceId} from './links';
import type {Reference} from './model';
import {sortForSidebar} from './operationGroups';

export interface Neighbors {
  pagination_prev?: string;
  pagination_next?: string;
}

/** Neighbors of each item in a row; `before` and `after` are at its ends. */
function findNeighbors(
  row: string[],
  before?: string,
  after?: string,
): [string, Neighbors][] {
  return row.map((id, position) => [
    id,
    {
      pagination_prev: row[position - 1] ?? before,
      pagination_next: row[position + 1] ?? after,
    },
  ]);
}

const getDocument = ({slug}: {slug: string}): string => `${apiFolder}/${slug}`;
const findSchema = ({slug}: {slug: string}): string =>
  `${apiFolder}/schemas/${slug}`;

export function getReadingOrder({
  services,
  sharedSchemas,
}: Reference): Map<string, Neighbors> {
  const end = `${apiFolder}/${index}`;
  const pages = services.map(
    (service) => `${apiFolder}/${getServiceId(service)}`,
  );
  const way = services.flatMap(({operations}, position) => [
    pages[position] ?? end,
    ...sortForSidebar(operations).map(getDocument),
  ]);
  return new Map([
    ...findNeighbors([`${apiFolder}/${introduction}`, ...way, end]),
    ...services.flatMap(({schemas}, position) =>
      findNeighbors(
        schemas.map(findSchema),
        pages[position],
        pages[position + 1] ?? end,
      ),
    ),
    ...findNeighbors(sharedSchemas.map(findSchema), pages.at(-1), end),
  ]);
}
