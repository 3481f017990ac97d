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
  site.asked.map(({path}) => path).filter((path) => path.endsWith('.js'));

/** A page is read, then begun; what it fetches ahead is part of that. */
async function begin(stage: Stage, path: string): Promise<void> {
  const {tab, site, limits, locale, address} = stage;
  site.forget();
  await tab.goto(address(path));
  await untilQuiet(stage);
  expect(getScripts(stage), 'fetched before the first act').toEqual([]);
  await tab.press('ArrowDown');
  await runs(tab);
  if (!limits.prefetch) {
    await until(
      'something is prefetched or refused',
      async () =>
        site.asked.some(({isPrefetch}) => isPrefetch) ||
        (await tab.complaints()).length > 0,
    );
  }
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

/** What links in view lead to is fetched ahead. */
export const prefetchScene: Scene = {
  title: 'links in view are prefetched, and the policy refuses none',
  needs: 'prefetch',
  async run(stage) {
    await begin(stage, kinds.introduction);
    expect(await stage.tab.complaints()).toEqual([]);
    const chunks = stage.site.asked.filter(
      ({path, isPrefetch}) => isPrefetch && path.endsWith('.js'),
    );
    expect(chunks.length).toBeGreaterThan(0);
  },
};
