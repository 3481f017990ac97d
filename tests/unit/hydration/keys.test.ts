// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest';
import {notePresses} from '../../../src/hydration/notePresses';
import type {Press} from '../../../src/hydration/press';
import {find, key, show, useFreshPage} from './page';

useFreshPage();

function noting(): () => [Element, string][] {
  const presses: Press[] = [];
  notePresses(presses, vi.fn());
  return () =>
    presses.map(({target, event}) => [target, (event as KeyboardEvent).key]);
}

it('keys are noted with their targets and places', () => {
  const presses: Press[] = [];
  notePresses(presses, vi.fn());
  show('<p></p><a href="#" tabindex="0">Menu</a>', 'a');
  key(find('a'), 'Enter');
  key(document.body, 'k', {ctrlKey: true});
  expect(presses).toMatchObject([
    {target: find('a'), path: [1, 1], event: {key: 'Enter'}},
    {target: document.body, path: [1], event: {key: 'k', ctrlKey: true}},
  ]);
});

it('a key keeps what it does in the browser', () => {
  noting();
  expect(key(show('<button>A</button>', 'button'), 'Enter')).toBe(true);
});

it('a key that its element keeps to itself is noted as well', () => {
  const noted = noting();
  const button = show('<button>A</button>', 'button');
  button.addEventListener('keydown', (event) => event.stopPropagation());
  key(button, 'Enter');
  expect(noted()).toEqual([[button, 'Enter']]);
});

it.each(['input', 'textarea', 'select'])(
  'what is typed into %s is there already, and not typed again',
  (name) => {
    const noted = noting();
    key(show(`<${name}></${name}>`, name), 'a');
    expect(noted()).toEqual([]);
  },
);

it('a key that is held down counts once', () => {
  const noted = noting();
  const button = show('<button>A</button>', 'button');
  key(button, 'Enter');
  key(button, 'Enter', {repeat: true});
  key(button, 'Enter', {repeat: true});
  expect(noted()).toEqual([[button, 'Enter']]);
});

it('the focus ring shows from the first Tab key on', () => {
  noting();
  const input = show('<input>', 'input');
  key(input, 'Enter');
  key(input, 'ArrowDown');
  expect(document.body.className).toBe('');
  key(input, 'Tab');
  expect(document.body.className).toBe('navigation-with-keyboard');
});

it('the first Tab key, held down, shows the focus ring', () => {
  noting();
  key(document.body, 'Tab', {repeat: true});
  expect(document.body.className).toBe('navigation-with-keyboard');
});
