// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest';
import {preload} from '../../../src/hydration/preload';
import {useFreshPage} from './page';
import {addressesOfScripts, scripts} from './scripts';

useFreshPage();

it('scripts run as they come', () => {
  preload(['/a.js', '/b.js']);
  expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
  expect(document.querySelector('link')).toBeNull();
});

it('a script that fails leaves no trace for the bundle to wait for', () => {
  preload(['/a.js', '/b.js']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(addressesOfScripts()).toEqual(['/b.js']);
});

it('data is fetched as `fetch` asks for it', () => {
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  preload(['/operations/a.json']);
  const link = append.mock.calls[0]?.[0] as HTMLLinkElement | undefined;
  expect(link?.getAttribute('href')).toBe('/operations/a.json');
  expect(link).toMatchObject({rel: 'preload', as: 'fetch', crossOrigin: ''});
  expect(addressesOfScripts()).toEqual([]);
});

it('nothing needs nothing', () => {
  preload([]);
  expect(document.head.children).toHaveLength(0);
});
