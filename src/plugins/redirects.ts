import {apiFolder, categoryLink, changesLink, index} from '../api/links';

/** Redirects for shortened URLs and removed pages. */
const others: Record<string, string[]> = {
  [categoryLink]: [`/docs/${apiFolder}`],
  [`/docs/${apiFolder}/${index}`]: [`/docs/${apiFolder}/schemas`],
  [changesLink]: ['/docs/upgrade'],
};

/**
 * Returns a function that gives the additional URLs of a page: shortened ones,
 * those of removed pages, and the long form of an operation's URL,
 * `/docs/api/{service}-service-{operation}`. It takes the route of an existing
 * page, without the locale.
 *
 * @param moved URLs of removed pages, by target
 */
export const createAddresses =
  (moved: Record<string, string[]>) =>
  (path: string): string[] => {
    const [, service, operation] =
      /^\/docs\/api\/([a-z]+)-(?!service$)([a-z-]+)$/.exec(path) ?? [];
    return [
      ...(others[path] ??
        (service ? [`/docs/api/${service}-service-${operation}`] : [])),
      ...(moved[path] ?? []),
    ];
  };
