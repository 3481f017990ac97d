// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {failureNotice} from '../../../src/hydration/failureNotice';

const words = {failed: 'It <failed>.', advice: 'Wait.', retry: 'Again'};
const show = failureNotice(words, '/');
const notice = () => document.querySelector('[role=alert]');
const button = () => notice()?.querySelector('button');

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

it('says it in words, once', () => {
  show();
  show();
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(notice()?.textContent).toBe('It <failed>. Wait. Again');
});

it('takes the focus, but from nobody', () => {
  show();
  expect(document.activeElement).toBe(button());
  const field = document.createElement('input');
  document.body.replaceChildren(field);
  field.focus();
  show();
  expect(document.activeElement).toBe(field);
});

it('closes a dialog, behind which nobody could press it', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  show();
  expect(dialog.open).toBe(false);
});

it.each([
  ['once the server answers', () => Promise.resolve({ok: true}), 1],
  ['not while it fails', () => Promise.resolve({ok: false}), 0],
  ['not offline', () => Promise.reject(new TypeError('Failed')), 0],
])('loads the page again %s', async (_, answer, times) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  reload.mockClear();
  show();
  button()?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(times);
});

describe('a site below another path than it was built for', () => {
  it.each([
    // base, address of the page in the site, address in the browser, said
    ['/', '/', '/wrong', '/ → /wrong/'],
    ['/', '/zh-hant/', '/wrong/zh-hant', '/ → /wrong/'],
    ['/', '/docs/intro', '/a/b/docs/intro', '/ → /a/b/'],
    ['/holt/', '/holt/docs/intro', '/docs/intro', '/holt/ → /'],
    ['/holt/', '/holt/', '/', '/holt/ → /'],
  ])('built for %s, %s at %s', (base, canonical, address, said) => {
    history.replaceState(null, '', address);
    document.head.innerHTML = `<link rel="canonical" href="https://docs.example${canonical}">`;
    failureNotice(words, base)();
    expect(notice()?.textContent).toBe(`It <failed>. BASE_URL: ${said} Again`);
  });

  it.each([
    ['/', '/docs/intro', '/docs/intro'],
    ['/', '/docs/intro', '/docs/intro.html'],
    ['/holt/', '/holt/docs/intro', '/holt/docs/intro/'],
    // The not-found page is at every address.
    ['/', '/404.html', '/docs/nope'],
  ])(
    'is not one that is built for %s, %s at %s',
    (base, canonical, address) => {
      history.replaceState(null, '', address);
      document.head.innerHTML = `<link rel="canonical" href="https://docs.example${canonical}">`;
      failureNotice(words, base)();
      expect(notice()?.textContent).toBe('It <failed>. Wait. Again');
    },
  );
});
