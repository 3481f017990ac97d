import {expect} from 'vitest';
import {kinds} from '../../e2e/addresses';
import {message} from '../../e2e/messages';
import {click, untilPage} from '../wait';
import {getInk} from './ink';
import {open, type Scene} from './scene';

const colors: Scene = {
  title: 'the color mode outlasts a reload',
  async run(stage) {
    const {tab, address} = stage;
    await open(stage, kinds.tutorial);
    await click(tab, '.navbar [class*=colorModeToggle] button');
    const isDark = (): boolean =>
      document.documentElement.dataset.theme === 'dark';
    await untilPage(tab, 'the page is dark', isDark);
    await tab.goto(address(kinds.tutorial));
    expect(await tab.evaluate(isDark), 'before the first act').toBe(true);
    await open(stage, kinds.blog);
    expect(await tab.evaluate(isDark), 'on another page').toBe(true);
  },
};

const menu: Scene = {
  title: 'the menu of a page copies it',
  async run(stage) {
    const {tab, locale} = stage;
    await open(stage, kinds.tutorial);
    await click(tab, '[data-page-menu] button');
    await click(tab, '[role=menu] button[role=menuitem]');
    await untilPage(
      tab,
      'the menu says that it has copied',
      (wanted: string) =>
        document.querySelector('[data-page-menu] [role=status]')
          ?.textContent === wanted,
      message(locale.name, 'theme.CodeBlock.copied', 'Copied'),
    );
  },
};

/** Runs in the page: takes the rules for paper for those of the screen. */
function asOnPaper(): void {
  const turn = (media: MediaList): void => {
    if (media.mediaText === 'print') media.mediaText = 'all';
    else if (media.mediaText === 'screen') media.mediaText = 'not all';
  };
  const turnIn = (rules: CSSRuleList): void => {
    for (const rule of Array.from(rules)) {
      if (rule instanceof CSSMediaRule) turn(rule.media);
      if ('cssRules' in rule) turnIn(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of Array.from(document.styleSheets)) {
    turn(sheet.media);
    turnIn(sheet.cssRules);
  }
}

const paper: Scene = {
  title:
    'on paper the article stands alone, black on white (its rules, put on the screen: no driver shows them)',
  async run({tab, address}) {
    await tab.goto(address(kinds.service));
    await tab.evaluate(asOnPaper);
    const shown = await tab.evaluate(() => ({
      ground: getComputedStyle(document.documentElement).backgroundColor,
      others: Array.from(
        document.querySelectorAll('nav, footer, aside, button'),
      )
        .filter((element) => element.checkVisibility())
        .map(({outerHTML}) => outerHTML.slice(0, 80)),
    }));
    expect(shown).toEqual({ground: 'rgb(255, 255, 255)', others: []});
  },
};

const print: Scene = {
  title: 'a page is printed',
  needs: 'print',
  async run({tab, address}) {
    await tab.goto(address(kinds.service));
    const pdf = await tab.print();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length, 'bytes, of fonts and text').toBeGreaterThan(20_000);
  },
};

const breadcrumbs: Scene = {
  title: 'arrows stand between the breadcrumbs',
  async run({tab, address}) {
    await tab.goto(address(kinds.operation));
    await untilPage(
      tab,
      'the page is whole',
      () => document.readyState === 'complete',
    );
    const gap = await tab.evaluate(() => {
      const items = document.querySelectorAll('.breadcrumbs__item');
      // That of the house is not shown.
      const item = Array.from(items).find(
        (one) => one.getClientRects().length > 0,
      )!;
      const next = item.nextElementSibling!;
      const {right, top, bottom} = item
        .querySelector('.breadcrumbs__link')!
        .getBoundingClientRect();
      const left = next
        .querySelector('.breadcrumbs__link')!
        .getBoundingClientRect().left;
      return {left: right, right: left, top, bottom};
    });
    const png = (await tab.screenshot()).toString('base64');
    const ink = await tab.evaluate(getInk, {png, box: gap});
    expect(ink.height, 'px of the arrow from top to bottom').toBeGreaterThan(5);
    expect(ink.width, 'px of the arrow from side to side').toBeGreaterThan(2);
    // It points onward: its tip is half as high as it, its ends are behind.
    expect(ink.tip).toBeGreaterThan(ink.height * 0.3);
    expect(ink.tip).toBeLessThan(ink.height * 0.7);
  },
};

/** How pages look, and what is done with how they look. */
export const lookScenes: Scene[] = [colors, menu, paper, print, breadcrumbs];
