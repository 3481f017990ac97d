import {readFileSync} from 'node:fs';
import type {GuideData} from '../../../src/guides/model';
import {kinds} from '../../e2e/addresses';
import {click, untilPage} from '../wait';
import {open, type Scene} from './scene';

/** Every step of a guide, with one press. */
export const guideScene: Scene = {
  title: 'a guide runs to its end',
  async run(stage) {
    const {tab, locale} = stage;
    const name = kinds.guide.split('/').at(-1);
    const {steps} = JSON.parse(
      readFileSync(`.generated/guides/${locale.name}/${name}.json`, 'utf8'),
    ) as GuideData;
    await open(stage, kinds.guide);
    await click(tab, 'main section[aria-labelledby=run] [class*=primary]');
    await untilPage(
      tab,
      `${steps.length} steps are done`,
      (count: number) =>
        document.querySelectorAll('main [data-guide-result][data-status=done]')
          .length === count,
      steps.length,
    );
  },
};
