// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {notePresses} from '../../../src/hydration/notePresses';
import type {Press} from '../../../src/hydration/press';
import {click, find, show, useFreshPage} from './page';

useFreshPage();

/** Begins to note presses. @returns what is noted and how to end it */
function noting() {
  const presses: Press[] = [];
  const stop = notePresses(presses);
  return {presses, stop, targets: () => presses.map(({target}) => target)};
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
