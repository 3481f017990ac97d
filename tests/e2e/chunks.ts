import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

/** Whether an address is a chunk that a page loads, not the entry of the site. */
export function isChunk(url: URL): boolean {
  return /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/.test(url.pathname);
}

/** Lets every chunk fail. */
export async function breakChunks(page: Page): Promise<void> {
  await page.route(isChunk, (route) => route.abort());
}

/** Serves all chunks as they are again. */
export async function mendChunks(page: Page): Promise<void> {
  await page.unrouteAll({behavior: 'wait'});
}

/**
 * Holds back what a page asks for, until `release`.
 *
 * @param what which addresses; every chunk unless said otherwise
 */
export async function hold(
  page: Page,
  what: string | ((url: URL) => boolean) = isChunk,
): Promise<{release: () => void}> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return {release};
}

declare global {
  interface Window {
    /** While set, the component of a sabotaged chunk throws. */
    crashing?: boolean;
  }
}

/**
 * The source of a chunk, changed so that its components throw while
 * `window.crashing` is set, and work otherwise.
 */
function sabotage(source: string): string {
  const queue = /(?:self|globalThis)\.webpackChunk\w+/.exec(source)?.[0];
  if (!queue) throw new Error('This is not a chunk of the site.');
  return `(() => {
    const queue = ${queue} = ${queue} || [];
    const push = queue.push;
    queue.push = (chunk) => {
      for (const [id, define] of Object.entries(chunk[1])) {
        chunk[1][id] = (module, exports, require) => {
          const real = {exports: {}};
          define.call(real.exports, real, real.exports, require);
          module.exports = real.exports;
          const Component = real.exports.default;
          if (typeof Component !== 'function') return;
          module.exports = {...real.exports, default: (props) => {
            if (window.crashing) {
              throw new Error('No data for the page', {
                cause: new Error('The table is empty'),
              });
            }
            return Component(props);
          }};
          Object.defineProperty(module.exports, '__esModule', {value: true});
        };
      }
      return push.call(queue, chunk);
    };
    ${source}
    queue.push = push;
  })();`;
}

/**
 * Makes the components of one chunk throw.
 *
 * @param folder of the locale in `build/`
 * @param marker text that only the source of that chunk has
 */
export async function crashChunk(
  page: Page,
  folder: string,
  marker: string,
): Promise<void> {
  const scripts = path.join('build', folder, 'assets/js');
  const chunks = readdirSync(scripts)
    .filter((file) => isChunk(new URL(`file:///assets/js/${file}`)))
    .map((file) => ({
      file,
      source: readFileSync(path.join(scripts, file), 'utf8'),
    }))
    .filter(({source}) => source.includes(marker));
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) {
    throw new Error(`${chunks.length} chunks in ${scripts} have "${marker}".`);
  }
  await page.addInitScript(() => {
    window.crashing = true;
  });
  await page.route(`**/assets/js/${chunk.file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: sabotage(chunk.source),
    }),
  );
}
