import type {match} from 'react-router-dom';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {getRoute} from './getRoute';

const rootMatch = (pathname: string): match => ({
  path: '/',
  url: '/',
  params: {},
  isExact: pathname === '/',
});

/** The routes that match an address, from the outermost to the page. */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
): MatchedRoute<object>[] {
  const branch: MatchedRoute<object>[] = [];
  let next: RouteConfig[] | undefined = routes;
  while (next) {
    const parent: match = branch.at(-1)?.match ?? rootMatch(pathname);
    const found = getRoute(next, pathname, parent);
    if (!found) break;
    branch.push({route: found.route, match: found.match});
    next = found.route.routes;
  }
  return branch;
}
