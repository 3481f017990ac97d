// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {followColourMode} from '../../../src/hydration/followColourMode';
import {useFreshPage} from './page';

useFreshPage();

const page = document.documentElement.dataset;

beforeEach(() => {
  page.theme = 'light';
  page.themeChoice = 'system';
  followColourMode();
});

/** What a page hears when another tab stores something. */
function storedElsewhere(key: string, newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', {key, newValue}));
}

const shown = () => ({theme: page.theme, choice: page.themeChoice});

describe('the colour mode of another tab', () => {
  it('is that of this page', () => {
    storedElsewhere('theme', 'dark');
    expect(shown()).toEqual({theme: 'dark', choice: 'dark'});
  });

  it.each([
    ['forgotten', 'theme', null],
    ['empty', 'theme', ''],
    ['another setting', 'docusaurus.tab.language', 'dark'],
  ])('stays when what was stored is %s', (_, key, value) => {
    storedElsewhere(key, value);
    expect(shown()).toEqual({theme: 'light', choice: 'system'});
  });

  it('is left to React once it runs the page', () => {
    page.hasHydrated = 'true';
    storedElsewhere('theme', 'dark');
    expect(shown()).toEqual({theme: 'light', choice: 'system'});
  });

  it('is not left to React before it runs the page', () => {
    page.hasHydrated = 'false';
    storedElsewhere('theme', 'dark');
    expect(shown()).toEqual({theme: 'dark', choice: 'dark'});
  });
});

describe('a page that is shown', () => {
  const showPage = (persisted: boolean): boolean =>
    dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));

  it('out of the back-forward cache has the present colour mode', () => {
    localStorage.setItem('theme', 'dark');
    showPage(true);
    expect(shown()).toEqual({theme: 'dark', choice: 'dark'});
  });

  it('out of the back-forward cache keeps its colour mode when none is stored', () => {
    showPage(true);
    expect(shown()).toEqual({theme: 'light', choice: 'system'});
  });

  it('out of the back-forward cache tells React, which may run it', () => {
    localStorage.setItem('theme', 'dark');
    page.hasHydrated = 'true';
    const heard: StorageEvent[] = [];
    addEventListener('storage', (event) => heard.push(event));
    showPage(true);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({key: 'theme', newValue: 'dark'});
    expect(heard[0]?.storageArea).toBe(localStorage);
  });

  it('for the first time has it already', () => {
    localStorage.setItem('theme', 'dark');
    showPage(false);
    expect(shown()).toEqual({theme: 'light', choice: 'system'});
  });
});
