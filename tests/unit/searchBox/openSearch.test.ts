// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {openSearch} from '../../../src/plugins/search-opener/openSearch';
import {click, find, key, show, useFreshPage} from '../hydration/page';

useFreshPage();

const page = `<button data-search=""><i>Search</i></button><p>Text</p>
<input id="input"><textarea></textarea><select></select>
<b contenteditable="true"></b>
<dialog data-search=""><input id="field"></dialog>`;

const isOpen = () => find<HTMLDialogElement>('dialog').open;

/** Opens the page, as a browser of a platform. */
function start(platform = 'Linux x86_64', html = page): void {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  document.body.innerHTML = html;
  openSearch();
}

beforeEach(() => {
  show(page, 'p');
});

describe('the search opens', () => {
  it.each([
    ['Linux x86_64', {key: '/'}],
    ['Linux x86_64', {key: '/', shiftKey: true}],
    ['Linux x86_64', {key: 'k', ctrlKey: true}],
    ['Win32', {key: 'K', ctrlKey: true}],
    ['MacIntel', {key: 'k', metaKey: true}],
    ['iPad', {key: '/'}],
  ])('on %s at %j, and the browser does nothing else', (platform, init) => {
    start(platform);
    const heard = vi.fn();
    addEventListener('keydown', heard, true);
    expect(key(document.body, init.key, init)).toBe(false);
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(find('#field'));
    expect(heard).not.toHaveBeenCalled();
  });

  it('at its button, wherever that is pressed', () => {
    start();
    const press = new MouseEvent('click', {bubbles: true, cancelable: true});
    find('button i').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(isOpen()).toBe(true);
  });

  it('by Ctrl K in a field', () => {
    start();
    expect(key(find('textarea'), 'k', {ctrlKey: true})).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it('again, with all that was typed chosen', () => {
    start();
    key(document.body, '/');
    const field = find<HTMLInputElement>('#field');
    field.value = 'pool';
    key(document.body, 'k', {ctrlKey: true});
    expect(isOpen()).toBe(true);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  });

  it('with an act that starts the page', () => {
    start();
    const heard = vi.fn();
    addEventListener('focusin', heard);
    key(document.body, '/');
    expect(heard).toHaveBeenCalled();
  });
});

describe('the search stays closed', () => {
  it.each(['#input', 'textarea', 'select'])('at a slash in %s', (field) => {
    start();
    expect(key(find(field), '/')).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['Linux x86_64', {key: 'k'}],
    ['Linux x86_64', {key: 'k', metaKey: true}],
    ['Linux x86_64', {key: 'k', ctrlKey: true, shiftKey: true}],
    ['Linux x86_64', {key: 'k', ctrlKey: true, altKey: true}],
    ['Linux x86_64', {key: '/', ctrlKey: true}],
    ['Linux x86_64', {key: '/', altKey: true}],
    ['Linux x86_64', {key: '/', isComposing: true}],
    ['MacIntel', {key: 'k', ctrlKey: true}],
    ['MacIntel', {key: 'k', ctrlKey: true, metaKey: true}],
  ])('on %s at %j, which the browser keeps', (platform, init) => {
    start(platform);
    expect(key(document.body, init.key, init)).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it('at another press', () => {
    start();
    click(find('p'));
    expect(isOpen()).toBe(false);
  });

  it('on a page without it, and the browser keeps its keys', () => {
    start('Linux x86_64', '<p>Text</p>');
    expect(key(document.body, '/')).toBe(true);
  });
});

describe('an address with a query', () => {
  const complete = () => dispatchEvent(new Event('DOMContentLoaded'));

  it.each([
    ['pool', '?q=pool'],
    ['', '?a=1&q='],
    [
      '"><img src=x onerror=alert(1)>',
      '?q=%22%3E%3Cimg+src=x+onerror=alert(1)%3E',
    ],
  ])('opens it with %j', (query, search) => {
    history.replaceState(null, '', `/docs/intro${search}`);
    start();
    complete();
    expect(isOpen()).toBe(true);
    expect(find<HTMLInputElement>('#field').value).toBe(query);
    expect(find('dialog').dataset.search).toBe('asked');
  });

  it('is one with q', () => {
    history.replaceState(null, '', '/docs/intro?Q=a&query=b#q=c');
    start();
    complete();
    expect(isOpen()).toBe(false);
  });
});

it.each([
  ['MacIntel', 'apple'],
  ['iPhone', 'apple'],
  ['Win32', undefined],
])('the page knows the keys of %s', (platform, keys) => {
  start(platform);
  expect(document.documentElement.dataset.keys).toBe(keys);
});
