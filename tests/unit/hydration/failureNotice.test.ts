// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {failureNotice} from '../../../src/hydration/failureNotice';

const show = failureNotice({
  failed: 'It <failed>.',
  advice: 'Wait.',
  retry: 'Again',
});
const notice = () => document.querySelector('[role=alert]');
const button = () => notice()?.querySelector('button');

beforeEach(() => document.body.replaceChildren());
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
