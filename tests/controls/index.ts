import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
} from '@playwright/test';
import {browserArguments, findBrowser} from '../../benchmarks/browser';
import {main} from '../../src/cli/main';
import {serveSite} from '../staticServer';
import {board, type Photograph} from './board';
import {photograph} from './photograph';
import {labelOf, statesOf, type Scene} from './scene';
import {scenes} from './scenes';

const folder = '.cache/controls';

const modes: Record<string, BrowserContextOptions & {theme: string}> = {
  light: {theme: 'light'},
  dark: {theme: 'dark', colorScheme: 'dark'},
  'forced colors': {
    theme: 'light',
    forcedColors: 'active',
    colorScheme: 'dark',
  },
};

/** What is wrong with what was photographed. */
const faults: string[] = [];

async function photographScene(
  browser: Browser,
  origin: string,
  mode: string,
  {path: address, width = 1440, prepare, controls}: Scene,
): Promise<Photograph[]> {
  const {theme, ...options} = modes[mode] ?? {theme: 'light'};
  const context = await browser.newContext({
    ...options,
    baseURL: origin,
    viewport: {width, height: 900},
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => {
    localStorage.setItem('theme', name);
  }, theme);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const shown: Photograph[] = [];
  try {
    await page.goto(address);
    await prepare?.(page);
    for (const control of controls) {
      const states = statesOf(control);
      const taken = await photograph(page, control, states);
      const [rest, focus] = [taken.get('rest'), taken.get('focus')];
      if (rest && focus?.equals(rest)) {
        faults.push(
          `"${control.name}" on ${address} looks the same with the focus as without, in ${mode}.`,
        );
      }
      for (const [state, picture] of taken) {
        const label = labelOf(control, state);
        const file = `${`${control.name} ${label} ${mode}`.replace(/[^\w]+/g, '-').toLowerCase()}.png`;
        writeFileSync(path.join(folder, file), picture);
        shown.push({control: control.name, label, mode, file});
      }
    }
  } catch (error) {
    faults.push(
      `${address}, ${mode}: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await context.close();
  }
  return shown;
}

/**
 * `npm run controls`: opens the pages of `build/`, brings their controls into
 * every state, and shows the pictures on one page. `-- <word> …` takes only the
 * scenes whose address has one of the words.
 */
main(async () => {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const words = process.argv.slice(2);
  const server = await serveSite('build', 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  const shown: Photograph[] = [];
  try {
    for (const scene of scenes) {
      if (words.length > 0 && !words.some((word) => scene.path.includes(word)))
        continue;
      for (const mode of Object.keys(modes)) {
        shown.push(...(await photographScene(browser, origin, mode, scene)));
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  const page = path.join(folder, 'index.html');
  writeFileSync(page, board(shown));
  console.log(`${page}: ${shown.length} pictures.`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
