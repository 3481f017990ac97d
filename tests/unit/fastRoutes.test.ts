import fc from 'fast-check';
import {matchPath} from 'react-router-dom';
import {describe, expect, it} from 'vitest';
import {findRoute} from '../../src/plugins/fast-routes/findRoute';
import {matchRoutes} from '../../src/plugins/fast-routes/matchRoutes';

const component = () => null;
const page = (path: string) => ({path, exact: true, component});
const parent = {path: '/', url: '/', params: {}, isExact: false};

const segments = fc.array(fc.constantFrom('a', 'B', 'b', 'a-b', '.', 'ä'), {
  maxLength: 3,
});
const address = fc
  .tuple(segments, fc.constantFrom('', '/'))
  .map(([parts, end]) => `/${parts.join('/')}${end}`);
const route = fc.record({
  path: fc.oneof(address, fc.constantFrom('*', '/a/:b', '/a/*', undefined)),
  exact: fc.boolean(),
});

describe('fast routes', () => {
  it('find the route that the router finds', () => {
    fc.assert(
      fc.property(fc.array(route), address, (some, pathname) => {
        const routes = some.map((one) => ({...one, component}));
        const place = routes.findIndex(
          (one) => !one.path || matchPath(pathname, one),
        );
        expect(findRoute(routes, pathname, parent)?.index ?? -1).toBe(place);
      }),
    );
  });

  it('lead from the outermost to the page', () => {
    const docs = {path: '/docs', routes: [page('/docs/a'), page('/docs/b')]};
    const found = matchRoutes([page('/'), docs, {path: '*'}], '/docs/b/');
    expect(found.map(({route}) => route.path)).toEqual(['/docs', '/docs/b']);
    expect(matchRoutes([page('/'), docs], '/docs/c')).toHaveLength(1);
    expect(matchRoutes([page('/')], '/c')).toEqual([]);
  });
});
