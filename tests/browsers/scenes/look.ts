import {expect} from 'vitest';
import {kinds} from '../../e2e/addresses';
import {click, untilPage} from '../wait';
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

/** How pages look, and what is done with how they look. */
export const lookScenes: Scene[] = [colors, paper];
