// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest';
import {startOnFirstAct} from '../../../src/hydration/startOnFirstAct';
import {show, useFreshPage} from './page';
import {addressesOfScripts, saveData} from './scripts';

useFreshPage();

const presses = ['click', 'keydown', 'focusin', 'storage'];
const movements = ['pointermove', 'pointerdown', 'touchstart', 'scroll'];

const start = (): void =>
  startOnFirstAct(['/a.js', '/b.js'], [], [], vi.fn(), vi.fn());

/** Does something to a part of the page that keeps it to itself. */
function act(name: string): void {
  const part = show('<div></div>', 'div');
  part.addEventListener(name, (event) => event.stopPropagation());
  const event = new Event(name);
  part.dispatchEvent(Object.assign(event, {movementX: 0, movementY: 1}));
}

it('nothing is fetched before the first act', () => {
  start();
  vi.runAllTimers();
  for (const name of ['load', 'DOMContentLoaded', 'mouseover', 'focus']) {
    dispatchEvent(new Event(name));
  }
  expect(addressesOfScripts()).toEqual([]);
});

it.each([...presses, ...movements])('%s starts the page, once', (name) => {
  start();
  act(name);
  expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
  for (const other of [...presses, ...movements]) act(other);
  expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
});

it.each([
  {movementX: 0, movementY: 0, starts: false},
  {movementX: 0, movementY: -1, starts: true},
  {movementX: 3, movementY: 0, starts: true},
])('a pointer that moves by $movementX, $movementY: $starts', (movement) => {
  start();
  dispatchEvent(Object.assign(new Event('pointermove'), movement));
  expect(addressesOfScripts()).toHaveLength(movement.starts ? 2 : 0);
});

it('what another tab stores starts the page', () => {
  start();
  dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: 'dark'}));
  expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
});

it('an act during the parsing waits for the whole document', () => {
  const state = vi.spyOn(document, 'readyState', 'get');
  state.mockReturnValue('loading');
  start();
  act('click');
  act('keydown');
  expect(addressesOfScripts()).toEqual([]);
  state.mockReturnValue('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
});

it('an act after the parsing waits for nothing else', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  start();
  act('scroll');
  expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
});

describe.each(['the browser', 'the system'] as const)(
  'where %s is told to save data',
  (who) => {
    it.each(movements)('%s fetches nothing', (name) => {
      saveData(who);
      start();
      act(name);
      expect(addressesOfScripts()).toEqual([]);
    });

    it.each(presses)('%s starts the page', (name) => {
      saveData(who);
      start();
      act(name);
      expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
    });
  },
);

it('a browser that tells its connection, and saves no data, starts at a scroll', () => {
  vi.stubGlobal('navigator', {connection: {saveData: false}});
  start();
  act('scroll');
  expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
});

it('what the bundle asks for is fetched beside it, once', () => {
  const preload = vi.fn();
  startOnFirstAct(['/a.js'], ['/1.js', '/2.js'], [], preload, vi.fn());
  expect(preload).not.toHaveBeenCalled();
  act('scroll');
  expect(preload.mock.calls).toEqual([[['/1.js', '/2.js']]]);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  act('click');
  expect(preload.mock.calls.slice(1).flat(2)).toEqual([]);
});

it('what a control needs comes before all that its press does not', () => {
  const preload = vi.fn();
  startOnFirstAct(['/a.js'], ['/1.js', '/2.js'], [], preload, vi.fn());
  const part = show('<button data-needs="/c.js"><b>A</b></button>', 'b');
  part.dispatchEvent(new Event('touchstart', {bubbles: true}));
  expect(addressesOfScripts()).toEqual(['/a.js']);
  expect(preload.mock.calls.flat(2)).toEqual([]);
});
