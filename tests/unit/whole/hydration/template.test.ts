// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {pageTemplate} from '../../../../src/hydration/template';
import {click, find, hydrate, show, useFreshPage} from '../../hydration/page';
import {programsIn, rendered, scriptIn} from '../../hydration/rendered';
import {addressesOfScripts} from '../../hydration/scripts';

useFreshPage();

let program: string;
let html: string;
beforeEach(async () => {
  html = await rendered(
    pageTemplate({
      words: {failed: 'Failed.', advice: 'Wait.', retry: 'Again'},
      base: '/holt/',
      languageBases: ['/holt/'],
    }) ?? '',
  );
  [program = ''] = programsIn(html);
});

/** Does what a browser does with the program in the head of a page. */
function runHead(): unknown {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(scriptIn(html));
  return (0, eval)(program);
}

const theScripts = [
  '/holt/assets/js/runtime~main.1.js',
  '/holt/assets/js/main.2.js',
  '/holt/assets/js/0a.3.js',
];

describe('the program in the head of a page', () => {
  it('is one line that ends no script early', () => {
    expect(program).not.toMatch(/<\/script|<!--|\n/i);
  });

  it('fetches the scripts at the first act', () => {
    runHead();
    expect(addressesOfScripts()).toEqual([]);
    click(show('<button>A</button>', 'button'));
    expect(addressesOfScripts()).toEqual(theScripts);
  });

  it('presses again what was pressed before', async () => {
    runHead();
    click(show('<button id="a">A</button><button id="b">B</button>', '#b'));
    click(find('#a'));
    const pressed: string[] = [];
    for (const button of Array.from(document.querySelectorAll('button'))) {
      button.addEventListener('click', () => pressed.push(button.id));
    }
    await hydrate();
    vi.runAllTimers();
    expect(pressed).toEqual(['b', 'a']);
    click(find('#b'));
    vi.runAllTimers();
    expect(pressed).toEqual(['b', 'a', 'b']);
  });

  it('follows the colour mode of other tabs', () => {
    runHead();
    const {dataset} = document.documentElement;
    dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: 'dark'}),
    );
    expect(dataset.theme).toBe('dark');
    expect(addressesOfScripts()).toEqual(theScripts);
  });

  it('leaves no other name behind', () => {
    const before = Object.keys(globalThis);
    runHead();
    expect(Object.keys(globalThis)).toEqual(before);
  });
});
