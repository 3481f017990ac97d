// @vitest-environment happy-dom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {showRememberedTab} from '../../../src/hydration/showRememberedTab';
import {find, show, useFreshPage} from './page';

useFreshPage();
afterEach(() => vi.restoreAllMocks());

const key = 'docusaurus.tab.sample-language';

/** Has the script stand above tabs that come in two parts. */
async function comeInParts(
  contents = '<p>curl</p><p hidden>go</p>',
): Promise<void> {
  const script = show<HTMLScriptElement>(
    '<script type="x"></script>',
    'script',
  );
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  showRememberedTab(key, ['curl', 'go']);
  const tabs = document.createElement('div');
  tabs.innerHTML = `<ul>
    <li aria-selected="true" tabindex="0" class="tabs__item--active">cURL</li>
    <li aria-selected="false" tabindex="-1">Go</li></ul>`;
  script.after(tabs);
  await Promise.resolve();
  const panels = document.createElement('div');
  panels.innerHTML = contents;
  tabs.append(panels);
  await Promise.resolve();
}

const state = () => ({
  chosen: find('[aria-selected=true]').textContent,
  reached: find('[tabindex="0"]').textContent,
  marked: find('.tabs__item--active').textContent,
  shown: find('p:not([hidden])').textContent,
});

describe('tabs', () => {
  it('show the remembered one', async () => {
    localStorage.setItem(key, 'go');
    await comeInParts();
    expect(state()).toEqual({
      chosen: 'Go',
      reached: 'Go',
      marked: 'Go',
      shown: 'go',
    });
  });

  it.each([
    ['curl', 0],
    ['go', 1],
  ])('start the page for "%s" as often as needed', async (value, times) => {
    localStorage.setItem(key, value);
    const start = vi.fn();
    addEventListener('focusin', start);
    await comeInParts('<p>curl</p><p hidden>go<b data-more></b></p>');
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(start).toHaveBeenCalledTimes(times);
    removeEventListener('focusin', start);
  });

  it.each([['cobol'], ['']])('show the first for "%s"', async (value) => {
    localStorage.setItem(key, value);
    await comeInParts();
    expect(state().chosen).toBe('cURL');
    expect(state().shown).toBe('curl');
  });

  it('show the first where nothing may be remembered', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    await comeInParts();
    expect(state().chosen).toBe('cURL');
  });

  it('leave what the reader does later', async () => {
    localStorage.setItem(key, 'go');
    await comeInParts();
    find('li').setAttribute('aria-selected', 'true');
    find('p').append('changed');
    await Promise.resolve();
    expect(find('li').getAttribute('aria-selected')).toBe('true');
  });
});
