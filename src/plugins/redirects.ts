import {
  apiFolder,
  categoryLink,
  changesLink,
  index,
  introductionLink,
} from '../api/links';

/** What a reader gets who trims an address, or has one of a page that is gone. */
const others: Record<string, string[]> = {
  [categoryLink]: [`/docs/${apiFolder}`],
  [`/docs/${apiFolder}/${index}`]: [`/docs/${apiFolder}/schemas`],
  [changesLink]: ['/docs/upgrade'],
};

/** As `getOtherAddresses`, with those of pages that are gone, by where they lead. */
export const createAddresses =
  (moved: Record<string, string[]>) =>
  (path: string): string[] | undefined => {
    const gone = Object.hasOwn(moved, path) ? (moved[path] ?? []) : [];
    const all = [...(getOtherAddresses(path) ?? []), ...gone];
    return all.length > 0 ? all : undefined;
  };

/**
 * Other addresses that lead to a page: folders of pages, and the long form of
 * an operation's address, `/docs/api/{service}-service-{operation}`.
 *
 * @param path route of an existing page, without the locale
 */
export function getOtherAddresses(path: string): string[] | undefined {
  if (Object.hasOwn(others, path)) return others[path];
  const match = /^\/docs\/api\/([a-z]+)-([a-z-]+)$/.exec(path);
  const [, service, operation] = match ?? [];
  return service &&
    operation &&
    operation !== 'service' &&
    path !== introductionLink &&
    path !== `/docs/${apiFolder}/${index}`
    ? [`/docs/api/${service}-service-${operation}`]
    : undefined;
}
