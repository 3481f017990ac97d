import {kinds} from '../../e2e/addresses';
import type {Tab} from '../browser';
import {click, untilPage, untilSeen} from '../wait';
import {open, type Scene, type Stage} from './scene';

const panel = '#try-it-panel';

async function openPanel(stage: Stage, path: string): Promise<void> {
  await open(stage, path);
  await click(stage.tab, 'button[data-try-it]');
  await untilSeen(stage.tab, `${panel} [class*=primary]`);
}

const send = (tab: Tab): Promise<void> =>
  click(tab, `${panel} [class*=primary]`);

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

/** What readers do in the panel that calls an operation. */
export const tryItScenes: Scene[] = [answer, stream];
