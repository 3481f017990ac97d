import {expect} from 'vitest';
import {kinds} from '../../e2e/addresses';
import {click, untilGone, untilPage} from '../wait';
import {open, type Scene} from './scene';

const phone = {width: 390, height: 844};

const drawer: Scene = {
  title: 'the drawer of a phone opens, leads on, and closes',
  async run(stage) {
    const {tab, locale} = stage;
    await tab.resize(phone.width, phone.height);
    await open(stage, kinds.tutorial);
    await untilGone(tab, '.navbar-sidebar');
    await click(tab, '.navbar__toggle');
    const path = `${locale.prefix}/docs/category/tutorial---basics`;
    await click(tab, `.navbar-sidebar a[href="${path}"]`);
    await untilPage(
      tab,
      `the page is ${path}`,
      (wanted: string) => location.pathname === wanted,
      path,
    );
    await untilGone(tab, '.navbar-sidebar');
  },
};

const narrow: Scene = {
  title: 'nothing is wider than 390 px, on any kind of page',
  async run({tab, address}) {
    await tab.resize(phone.width, phone.height);
    const wide: Record<string, number> = {};
    for (const [kind, path] of Object.entries(kinds)) {
      await tab.goto(address(path));
      await untilPage(
        tab,
        'the page is whole',
        () => document.readyState === 'complete',
      );
      const width = await tab.evaluate(
        () => document.documentElement.scrollWidth,
      );
      if (width > phone.width) wide[kind] = width;
    }
    expect(wide).toEqual({});
  },
};

/** Ways from page to page. */
export const navigationScenes: Scene[] = [drawer, narrow];
