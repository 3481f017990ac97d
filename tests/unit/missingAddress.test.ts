// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest';

const component = () => null;
const routes = [
  {path: '/docs/intro', exact: true, component},
  {path: '*', component},
];

/** Paths of the routes of an address, on a page that came for another. */
async function getRoutes(
  pathname: string,
  cameFor: string,
): Promise<unknown[]> {
  history.replaceState(null, '', cameFor);
  const {matchRoutes} =
    await import('../../src/plugins/fast-routes/matchRoutes');
  return matchRoutes(routes, pathname).map(({route}) => route.path);
}

beforeEach(() => {
  vi.resetModules();
  document.documentElement.removeAttribute('data-not-found');
});

it('an address that the host has not found is no page, whatever routes say', async () => {
  document.documentElement.setAttribute('data-not-found', 'true');
  expect(await getRoutes('/Docs/Intro', '/Docs/Intro')).toEqual(['*']);
  expect(await getRoutes('/docs/intro', '/Docs/Intro')).toEqual([
    '/docs/intro',
  ]);
});

it('an address that the host has found is a page in upper case too', async () => {
  expect(await getRoutes('/Docs/Intro', '/Docs/Intro')).toEqual([
    '/docs/intro',
  ]);
});
