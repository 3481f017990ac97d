import {
  apiFolder,
  categoryLink,
  changesLink,
  index,
  introductionLink,
} from '../api/links';

/** Redirects for shortened URLs and removed pages. */
const others: Record<string, string[]> = {
  [categoryLink]: [`/docs/${apiFolder}`],
  [`/docs/${apiFolder}/${index}`]: [`/docs/${apiFolder}/schemas`],
  [changesLink]: ['/docs/upgrade'],
};

/** Like `getOtherAddresses`, plus URLs of removed pages, by target. */
export const createAddresses =
  (moved: Record<string, string[]>) =>
  (path: string): string[] | undefined => {
    const gone = Object.hasOwn(moved, path) ? (moved[path] ?? []) : [];
    const all = [...(getOtherAddresses(path) ?? []), ...gone];
    return all.length > 0 ? all : undefined;
  };

/**
 * Additional URLs of a page: folders, and the long form of an operation's URL,
 * `/docs/api/{service}-service-{operation}`.
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
