import {expect} from 'vitest';
import {kinds} from '../../e2e/addresses';
import type {Tab} from '../browser';
import {click, untilPage, untilSeen} from '../wait';
import {open, type Scene, type Stage} from './scene';

const panel = '#try-it-panel';
const createPool = '/docs/api/storage-create-pool';

async function openPanel(stage: Stage, path: string): Promise<void> {
  await open(stage, path);
  await click(stage.tab, 'button[data-try-it]');
  await untilSeen(stage.tab, `${panel} [class*=primary]`);
}

const send = (tab: Tab): Promise<void> =>
  click(tab, `${panel} [class*=primary]`);

const steady: Scene = {
  title: 'the panel stays where it opens, where room beside the text ends',
  async run(stage) {
    const {tab} = stage;
    const flips: Record<number, number> = {};
    // A scroll bar of the page is up to 17 px of a window: as a sheet the panel
    // takes it away, and so there can be room beside the text again.
    for (const width of [1260, 1268, 1276, 1280, 1288, 1296, 1300]) {
      await tab.resize(width, 900);
      await openPanel(stage, kinds.operation);
      flips[width] = await tab.evaluate(async (wanted: string) => {
        let count = 0;
        let before: boolean | undefined;
        for (let frame = 0; frame < 20; frame++) {
          await new Promise(requestAnimationFrame);
          const isSheet = document.querySelector(wanted)!.matches(':modal');
          if (before !== undefined && isSheet !== before) count++;
          before = isSheet;
        }
        return count;
      }, panel);
    }
    // It may be put elsewhere once, when its own size is known.
    expect(
      Object.values(flips).every((count) => count < 2),
      JSON.stringify(flips),
    ).toBe(true);
  },
};

const answer: Scene = {
  title: 'Try it, Send, an answer',
  async run(stage) {
    await openPanel(stage, kinds.operation);
    await send(stage.tab);
    await untilPage(
      stage.tab,
      'the panel shows an answer with status 200',
      (wanted: string) =>
        Array.from(document.querySelectorAll(`${wanted} h3`)).some(
          ({textContent}) => /\s(200|OK)\b/i.test(textContent ?? ''),
        ),
      panel,
    );
  },
};

const stream: Scene = {
  title: 'Try it, Send, a stream',
  async run(stage) {
    await openPanel(stage, kinds.stream);
    await send(stage.tab);
    await untilPage(
      stage.tab,
      'the panel shows three lines of the stream',
      (wanted: string) => {
        const lines = document.querySelector(`${wanted} section pre`);
        return (lines?.textContent ?? '').split('\n').length > 3;
      },
      panel,
    );
  },
};

const editor: Scene = {
  title: 'the editor is of one color, and its scroll bars hide no line',
  async run(stage) {
    const {tab} = stage;
    await openPanel(stage, createPool);
    await click(tab, `${panel} textarea`);
    await tab.evaluate((wanted: string) => {
      const area = document.querySelector<HTMLTextAreaElement>(wanted)!;
      area.setSelectionRange(0, 0);
    }, `${panel} textarea`);
    await tab.type(`{"${'long'.repeat(40)}": 1}`);
    await untilPage(
      tab,
      'the field has a line that is wider than it',
      (wanted: string) => {
        const area = document.querySelector<HTMLTextAreaElement>(wanted)!;
        return area.scrollWidth > area.clientWidth + 100;
      },
      `${panel} textarea`,
    );
    const field = await tab.evaluate((wanted: string) => {
      const area = document.querySelector<HTMLTextAreaElement>(wanted)!;
      const style = getComputedStyle(area);
      const frame =
        parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth);
      const [, track] = style.scrollbarColor?.match(/rgba?\([^)]*\)/g) ?? [];
      return {
        bar: Math.round(area.offsetHeight - area.clientHeight - frame),
        hidden: Math.max(0, area.scrollHeight - area.clientHeight),
        background: style.backgroundColor,
        track: track ?? style.scrollbarColor,
        scrolled: area.scrollLeft,
      };
    }, `${panel} textarea`);
    expect(field.scrolled, 'the end of the line is in view').toBeGreaterThan(0);
    expect(field.hidden, 'px of lines that are out of sight').toBe(0);
    // Where scroll bars lie over the text they have no ground.
    if (field.bar > 0) expect(field.track).toBe(field.background);
  },
};

/** What readers do in the panel that calls an operation. */
export const tryItScenes: Scene[] = [steady, answer, stream, editor];
