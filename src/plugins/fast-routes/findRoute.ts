import {matchPath} from 'react-router-dom';
import type {match} from 'react-router-dom';
import type routes from '@generated/routes';

/** A route of the site, or one inside another. */
export type RouteConfig = NonNullable<
  (typeof routes)[number]['routes']
>[number];

export interface Found {
  route: RouteConfig;
  index: number;
  match: match;
}

/** Whether the path of a route stands for itself, without placeholders. */
const isLiteral = (path: string): boolean =>
  /^\/(?!.*\/\/|\/)[^\\:*?+()[\]{}]*$/.test(path);

/** Both a path and a route may end with a slash, and letters are of one case. */
const toComparable = (path: string): string =>
  path.replace(/\/$/, '').toLowerCase();

interface Index {
  /** Place of the first page of each path. */
  pages: Map<string, number>;
  /** Places of the routes that have to be tried. */
  others: number[];
}

const indexes = new WeakMap<RouteConfig[], Index>();

function getIndex(routes: RouteConfig[]): Index {
  const known = indexes.get(routes);
  if (known) return known;
  const index: Index = {pages: new Map(), others: []};
  routes.forEach(({path, exact, strict, sensitive}, place) => {
    const isPage = exact && !strict && !sensitive;
    if (isPage && typeof path === 'string' && isLiteral(path)) {
      const key = toComparable(path);
      if (!index.pages.has(key)) index.pages.set(key, place);
    } else {
      index.others.push(place);
    }
  });
  indexes.set(routes, index);
  return index;
}

/**
 * The first route that matches an address.
 *
 * @param parent what matches for a route without a path
 */
export function findRoute(
  routes: RouteConfig[],
  pathname: string,
  parent: match,
): Found | undefined {
  const {pages, others} = getIndex(routes);
  const page = pages.get(toComparable(pathname));
  const places = page === undefined ? others : [...others, page];
  for (const index of places.sort((a, b) => a - b)) {
    const route = routes[index];
    const found = route?.path ? matchPath(pathname, route) : parent;
    if (route && found) return {route, index, match: found};
  }
  return undefined;
}
