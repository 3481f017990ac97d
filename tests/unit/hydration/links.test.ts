// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest';
import {notePresses} from '../../../src/hydration/notePresses';
import type {Press} from '../../../src/hydration/press';
import {click, find, show, useFreshPage} from './page';

useFreshPage();

/** Clicks a link before React runs the page. */
function follow(html: string, init: MouseEventInit = {}) {
  const presses: Press[] = [];
  notePresses(presses, vi.fn());
  const link = show<HTMLAnchorElement>(html, 'a');
  const isLeft = click(link.querySelector('span') ?? link, init);
  return {isLeft, noted: presses.length, link};
}

it.each([
  ['to another page', '<a href="/blog">Blog</a>'],
  ['to another site', '<a href="https://elsewhere.example/docs/intro">x</a>'],
  ['to the same page with another query', '<a href="?a=1">x</a>'],
  ['to a part of this page', '<a href="#part">Part</a>'],
  ['to a part of this page, in full', '<a href="/docs/intro#part">Part</a>'],
  ['around other elements', '<a href="/blog"><b><span>Blog</span></b></a>'],
])('a link %s is left to the browser', (_, html) => {
  expect(follow(html)).toMatchObject({isLeft: true, noted: 0});
});

it.each([
  ['that opens a menu', '<a href="#">Languages</a>'],
  ['to this very page', '<a href="/docs/intro">Introduction</a>'],
  ['to this page, pressed within', '<a href="#"><span>Menu</span></a>'],
])('a link %s waits for React', (_, html) => {
  expect(follow(html)).toMatchObject({isLeft: false, noted: 1});
});

it('the part of the page that the reader is at leads nowhere else', () => {
  history.replaceState(null, '', '/docs/intro?a=1#part');
  expect(follow('<a href="/docs/intro?a=1">x</a>')).toMatchObject({
    isLeft: false,
    noted: 1,
  });
});

it('an anchor without address waits for React as a button does', () => {
  expect(follow('<a>Menu</a>')).toMatchObject({isLeft: true, noted: 1});
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a link to this page, pressed with %s, is left to the browser',
  (modifier) => {
    expect(follow('<a href="#">x</a>', {[modifier]: true})).toMatchObject({
      isLeft: true,
      noted: 0,
    });
  },
);

it('a link to another language takes query and hash along', () => {
  history.replaceState(null, '', '/docs/intro?a=1#part');
  const {isLeft, noted, link} = follow(
    '<a href="/zh-hant/docs/intro" lang="zh-Hant">中文</a>',
  );
  expect(link.getAttribute('href')).toMatch(
    /\/zh-hant\/docs\/intro\?a=1#part$/,
  );
  expect({isLeft, noted}).toEqual({isLeft: true, noted: 0});
});

it('a link to the language of the page is left to the browser, too', () => {
  const {isLeft, noted} = follow('<a href="/docs/intro" lang="en">English</a>');
  expect({isLeft, noted}).toEqual({isLeft: true, noted: 0});
});

it('a link without language keeps its own query and hash', () => {
  history.replaceState(null, '', '/docs/intro?a=1#part');
  const {link} = follow('<a href="/blog?tag=x#y">Blog</a>');
  expect(link.getAttribute('href')).toBe('/blog?tag=x#y');
});

it('a link that keeps its press to itself waits for React as well', () => {
  const presses: Press[] = [];
  notePresses(presses, vi.fn());
  const link = show('<a href="#">Menu</a>', 'a');
  link.addEventListener('click', (event) => event.stopPropagation());
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  link.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(presses.map(({target}) => target)).toEqual([find('a')]);
});
