// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {reveal} from '../../../src/theme/DocSidebarItem/reveal';

const box = (top: number, bottom: number) =>
  ({top, bottom}) as unknown as DOMRect;

describe('reveal', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<nav class="menu"><a id="item"></a></nav><a id="alone"></a>';
  });

  /** Where the menu is scrolled to, whose view is from 100 to 500. */
  function scrolled(top: number, bottom: number): number {
    const item = document.querySelector('#item') as HTMLElement;
    const menu = document.querySelector('nav') as HTMLElement;
    menu.getBoundingClientRect = () => box(100, 500);
    item.getBoundingClientRect = () => box(top, bottom);
    reveal(item);
    return menu.scrollTop;
  }

  it('brings an item below the view into the middle', () => {
    expect(scrolled(1300, 1330)).toBe(1000);
  });

  it.each([
    [100, 130],
    [470, 500],
  ])('leaves a menu whose item is in view, at %d', (top, bottom) => {
    expect(scrolled(top, bottom)).toBe(0);
  });

  it('does nothing to an item in no menu', () => {
    const alone = document.querySelector('#alone') as HTMLElement;
    expect(() => reveal(alone)).not.toThrow();
  });
});
