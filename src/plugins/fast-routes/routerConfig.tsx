import React, {type ComponentType, type ReactNode} from 'react';
import {Route, Switch, useLocation, useRouteMatch} from 'react-router-dom';
import type {RouteConfig} from './findRoute';
import {getRoute} from './getRoute';

export {matchRoutes} from './matchRoutes';

function Routes({routes}: {routes: RouteConfig[]}): ReactNode {
  const {pathname} = useLocation();
  const found = getRoute(routes, pathname, useRouteMatch());
  if (!found) return null;
  const {route, index} = found;
  const Component = route.component as ComponentType<object>;
  return (
    <Switch>
      <Route
        // A page that takes another's place is another page.
        key={route.key ?? index}
        path={route.path}
        exact={route.exact}
        strict={route.strict}
        render={(props) => <Component {...props} {...{route}} />}
      />
    </Switch>
  );
}

/** Renders the first of the routes that matches the address. */
export const renderRoutes = (routes: RouteConfig[] | undefined): ReactNode =>
  routes ? <Routes routes={routes} /> : null;
