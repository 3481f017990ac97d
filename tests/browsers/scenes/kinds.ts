import {expect} from 'vitest';
import {kinds} from '../../e2e/addresses';
import {until} from '../wait';
import {runs, type Scene, type Stage} from './scene';

/** Milliseconds without a request after which none is thought to come. */
const quiet = 400;

/** Waits until the browser has asked for nothing during a while. */
async function untilQuiet({site}: Stage): Promise<void> {
  let seen = -1;
  let since = 0;
  await until('the browser asks for nothing more', () => {
    if (site.asked.length !== seen) {
      seen = site.asked.length;
      since = Date.now();
    }
    return Date.now() - since > quiet;
  });
}

const getScripts = ({site}: Stage): string[] =>
  site.asked.filter((path) => path.endsWith('.js'));

/** A page is read, then begun. */
async function begin(stage: Stage, path: string): Promise<void> {
  const {tab, site, locale, address} = stage;
  site.forget();
  await tab.goto(address(path));
  await untilQuiet(stage);
  expect(getScripts(stage), 'fetched before the first act').toEqual([]);
  await tab.press('ArrowDown');
  await runs(tab);
  await untilQuiet(stage);
  expect(getScripts(stage).length).toBeGreaterThan(1);
  const lang = await tab.evaluate(() => document.documentElement.lang);
  expect(lang).toBe(locale.htmlLang);
}

/** Each kind of page: waits for an act, runs, and complains about nothing. */
export const kindScenes: Scene[] = Object.entries(kinds).map(
  ([kind, path]) => ({
    title: `${kind}: fetches nothing before the first act, runs after it, without a complaint`,
    // What it complains about is asked at the end of every scene.
    run: (stage) => begin(stage, path),
  }),
);
