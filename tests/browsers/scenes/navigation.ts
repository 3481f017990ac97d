import {expect} from 'vitest';
import {kinds, locales} from '../../e2e/addresses';
import {message} from '../../e2e/messages';
import {click, untilGone, untilPage, untilSeen} from '../wait';
import {open, type Scene} from './scene';

const phone = {width: 390, height: 844};

const language: Scene = {
  title: 'the switch of the language keeps path, query and hash',
  async run(stage) {
    const {tab, locale} = stage;
    const other = locales.find(({name}) => name !== locale.name)!;
    const rest =
      '/docs/tutorial-basics/markdown-features?a=1&b=x%2By&e=#code-blocks';
    await open(stage, rest);
    // No pointer hovers in a browser without a window.
    await tab.evaluate(() =>
      document.querySelector<HTMLElement>('.navbar .dropdown > a')!.focus(),
    );
    await tab.press('Enter');
    await click(tab, `.navbar .dropdown a[lang="${other.htmlLang}"]`);
    await untilPage(
      tab,
      `the address is ${other.prefix}${rest}`,
      (wanted: string) =>
        location.pathname + location.search + location.hash === wanted,
      other.prefix + rest,
    );
    await untilPage(
      tab,
      'the page is in the other language',
      (wanted: string) => document.documentElement.lang === wanted,
      other.htmlLang,
    );
  },
};

const sidebar: Scene = {
  title: 'the sidebar unfolds a service',
  async run(stage) {
    const {tab, locale} = stage;
    const api = `${locale.prefix}/docs/api`;
    const link = `nav.menu a[href="${api}/storage-create-pool"]`;
    await open(stage, '/docs/api/scope-service');
    await untilGone(tab, link);
    await click(tab, `nav.menu a[href="${api}/storage-service"] + button`);
    await untilSeen(tab, link);
  },
};

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

const notFound: Scene = {
  title: 'what is not found is said in the language of the address',
  async run({tab, address, locale}) {
    await tab.goto(address('/docs/nothing/here'));
    const title = message(
      locale.name,
      'theme.NotFound.title',
      'Page Not Found',
    );
    await untilPage(
      tab,
      `the page says ${title}`,
      (wanted: {title: string; lang: string}) =>
        document.querySelector('h1')?.textContent === wanted.title &&
        document.documentElement.lang === wanted.lang &&
        document.documentElement.dataset.hasHydrated === 'true',
      {title, lang: locale.htmlLang},
    );
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
export const navigationScenes: Scene[] = [
  language,
  sidebar,
  drawer,
  notFound,
  narrow,
];
