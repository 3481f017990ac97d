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

it('data is fetched whole, and what does not come is left to who needs it', async () => {
  const blob = vi.fn();
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce({blob} as unknown as Response)
    .mockRejectedValueOnce(new TypeError('gone'));
  preload(['/operations/a.json', '/operations/b.json']);
  await vi.waitFor(() => expect(blob).toHaveBeenCalled());
  expect(fetched.mock.calls).toEqual([
    ['/operations/a.json'],
    ['/operations/b.json'],
  ]);
  expect(document.head.children).toHaveLength(0);
});

it('nothing needs nothing', () => {
  preload([]);
  expect(document.head.children).toHaveLength(0);
});
