import type {match} from 'react-router-dom';
import {findRoute, type Found, type RouteConfig} from './findRoute';
import {isMissing} from './missingAddress';

const isForAll = ({path}: RouteConfig): boolean => path === '*';

/**
 * The route that an address is shown with: the first that matches, or for an
 * address that the host did not find, the route of all addresses.
 *
 * @param parent what matches for a route without a path
 */
export const getRoute = (
  routes: RouteConfig[],
  pathname: string,
  parent: match,
): Found | undefined =>
  findRoute(
    isMissing(pathname) ? routes.filter(isForAll) : routes,
    pathname,
    parent,
  );
