import type {match} from 'react-router-dom';
import type {RouteConfig} from './findRoute';
import {getRoute} from './getRoute';

interface MatchedRoute {
  route: RouteConfig;
  match: match;
}

const createRootMatch = (pathname: string): match => ({
  path: '/',
  url: '/',
  params: {},
  isExact: pathname === '/',
});

/** The routes that match an address, from the outermost to the page. */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
): MatchedRoute[] {
  const branch: MatchedRoute[] = [];
  let next: RouteConfig[] | undefined = routes;
  while (next) {
    const parent: match = branch.at(-1)?.match ?? createRootMatch(pathname);
    const found = getRoute(next, pathname, parent);
    if (!found) break;
    branch.push({route: found.route, match: found.match});
    next = found.route.routes;
  }
  return branch;
}
