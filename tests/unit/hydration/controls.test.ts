// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest';
import {notePresses} from '../../../src/hydration/notePresses';
import type {Press} from '../../../src/hydration/press';
import {click, find, key, show, useFreshPage} from './page';

useFreshPage();

/** Begins to note presses. @returns what is noted and how to end it */
function noting() {
  const presses: Press[] = [];
  const preload = vi.fn();
  const stop = notePresses(presses, preload);
  return {
    presses,
    preload,
    stop,
    targets: () => presses.map(({target}) => target),
  };
}

it('presses are noted in their order, with their targets', () => {
  const {targets} = noting();
  show('<button>A</button><i>B</i>', 'button');
  click(find('i'));
  click(find('button'));
  click(document.body);
  expect(targets()).toEqual([find('i'), find('button'), document.body]);
});

it('a press knows where its target stands', () => {
  const {presses} = noting();
  show('<p></p><div><b></b><b></b><i><button>A</button></i></div>', 'button');
  click(find('button'));
  click(document.documentElement);
  // In the page, the body is second; in it, the div; in that, the third.
  expect(presses.map(({path}) => path)).toEqual([[1, 1, 2, 0], []]);
});

it('nothing is noted any longer once it is ended', () => {
  const {presses, stop} = noting();
  const button = show('<button>A</button>', 'button');
  stop();
  click(button);
  button.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true}));
  expect(presses).toEqual([]);
});

it('what runs before the page keeps its presses', () => {
  const {presses} = noting();
  show(
    '<div data-runs><form><button>A</button></form><a href="#x">B</a></div>',
    'div',
  );
  expect(click(find('button'))).toBe(true);
  expect(click(find('a'))).toBe(true);
  key(find('button'), 'Enter');
  expect(presses).toEqual([]);
  expect(find('button').hasAttribute('aria-busy')).toBe(false);
});

describe('a label', () => {
  it('passes its press on to its control, which alone is noted', () => {
    const {targets} = noting();
    show('<label><b>Name</b><input type="checkbox"></label>', 'b');
    click(find('b'));
    expect(targets()).toEqual([find('input')]);
    expect(find<HTMLInputElement>('input').checked).toBe(true);
  });
});

describe('a button', () => {
  it('of a form sends nothing before React runs the page', () => {
    const {targets} = noting();
    show('<form><button><b>Send</b></button></form>', 'b');
    expect(click(find('b'))).toBe(false);
    expect(targets()).toEqual([find('b')]);
  });

  it('outside of a form is left to do what it does', () => {
    const {targets} = noting();
    expect(click(show('<button>A</button>', 'button'))).toBe(true);
    expect(targets()).toEqual([find('button')]);
  });

  it('is no other part of its form', () => {
    noting();
    show('<form><p>Text</p><button>Send</button></form>', 'p');
    expect(click(find('p'))).toBe(true);
  });
});

describe('what the browser does by itself is undone for the replay', () => {
  it.each([
    ['opened', '', true, false],
    ['closed', 'open', false, true],
  ])('a folded part that was %s', (_, attribute, after, before) => {
    const {presses} = noting();
    show(
      `<details ${attribute}><summary><b>More</b></summary>Text</details>`,
      'b',
    );
    const details = find<HTMLDetailsElement>('details');
    click(find('b'));
    expect(details.open).toBe(after);
    presses[0]?.undo?.();
    expect(details.open).toBe(before);
    presses[0]?.undo?.();
    expect(details.open).toBe(before);
  });

  it.each([
    ['ticked', '', true, false],
    ['cleared', 'checked', false, true],
  ])('a box that was %s', (_, attribute, after, before) => {
    const {presses} = noting();
    const box = show<HTMLInputElement>(
      `<input type="checkbox" ${attribute}>`,
      'input',
    );
    click(box);
    expect(box.checked).toBe(after);
    presses[0]?.undo?.();
    expect(box.checked).toBe(before);
    presses[0]?.undo?.();
    expect(box.checked).toBe(before);
  });

  it.each([
    ['a button', '<button class="x">A</button>'],
    ['the text of a folded part', '<details open><p class="x">A</p></details>'],
    ['a summary of nothing', '<div><summary class="x">A</summary></div>'],
  ])('but not for %s', (_, html) => {
    const {presses} = noting();
    click(show(html, '.x'));
    expect(presses).toHaveLength(1);
    expect(presses[0]?.undo).toBeUndefined();
  });
});

describe('a control that waits for React', () => {
  const busy = () =>
    Array.from(document.querySelectorAll('[aria-busy="true"]'), ({id}) => id);

  it.each([
    ['a button', '<button id="x"><b>A</b></button>', ['x']],
    ['a link that is a button', '<a id="x" role="button"><b>A</b></a>', ['x']],
    ['a tab', '<ul><li id="x" role="tab"><b>A</b></li></ul>', ['x']],
    ['text', '<p id="x"><b>A</b></p>', []],
    ['a folded part', '<details><summary><b>A</b></summary></details>', []],
    ['a link that leads away', '<a id="x" href="/blog"><b>A</b></a>', []],
  ])('shows at once that it was pressed: %s', (_, html, expected) => {
    noting();
    click(show(html, 'b'));
    expect(busy()).toEqual(expected);
  });

  it('counts once, wherever it is pressed and however often', () => {
    const {targets} = noting();
    show('<button id="x"><b>A</b><i>B</i></button><button>C</button>', 'b');
    click(find('b'));
    click(find('i'));
    click(find('button + button'));
    click(find('b'));
    expect(targets()).toEqual([find('b'), find('button + button')]);
  });

  it.each(['Enter', ' '])('counts once for the key %j', (name) => {
    const {targets} = noting();
    const button = show('<button>A</button>', 'button');
    key(button, name);
    key(button, name);
    // What the browser makes of the key.
    click(button);
    click(button);
    expect(targets()).toEqual([button, button]);
  });

  it('counts each of the other keys', () => {
    const {targets} = noting();
    const tab = show('<ul><li role="tab">A</li></ul>', 'li');
    key(tab, 'ArrowRight');
    key(tab, 'ArrowRight');
    expect(targets()).toEqual([tab, tab]);
    expect(busy()).toEqual([]);
  });

  it('shows it again when it is pressed after a failure', () => {
    noting();
    const button = show<HTMLElement>('<button id="x">A</button>', 'button');
    click(button);
    button.removeAttribute('aria-busy');
    click(button);
    expect(busy()).toEqual(['x']);
  });

  it('has fetched what it needs, once', () => {
    const {preload} = noting();
    show('<button data-needs="/a.js /b.json"><b>A</b></button>', 'b');
    click(find('b'));
    click(find('b'));
    expect(preload.mock.calls).toEqual([[['/a.js', '/b.json']]]);
  });
});
