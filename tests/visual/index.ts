import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {main} from '../../src/cli/main';
import {serveFolder} from '../staticHost';
import {buildCommit, buildTree, getCommit} from './buildCommit';
import {looks, places} from './plan';

const root = process.cwd();
const folder = path.resolve('.cache/visual');

const usage = `Name the commit to compare with, such as "npm run visual -- main".
  --built   takes build/ as it is, and does not build the working tree
  --strict  ends with exit code 1 when something differs`;

function readOptions(): {ref: string; built?: boolean; strict?: boolean} {
  try {
    const {positionals, values} = parseArgs({
      allowPositionals: true,
      options: {built: {type: 'boolean'}, strict: {type: 'boolean'}},
    });
    const [ref, ...more] = positionals;
    if (ref && more.length === 0) return {ref, ...values};
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, {cause: error});
  }
  throw new Error(usage);
}

/**
 * Runs `pages.spec.ts` on a served site.
 *
 * @param port the system picks one when it is 0
 */
async function photograph(
  site: string,
  port: number,
  ...args: string[]
): Promise<{port: number; isSame: boolean}> {
  const server = await serveFolder(site, {port, languages: ['zh-hant']});
  const address = server.address() as AddressInfo;
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/visual/playwright.config.ts',
      '--project=pages-*',
      ...args,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        HOLT_ORIGIN: `http://127.0.0.1:${address.port}`,
      },
    },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  server.close();
  server.closeAllConnections();
  return {port: address.port, isSame: code === 0};
}

/**
 * `npm run visual -- <ref>`: builds a commit and the working tree, takes the
 * pictures of the commit as those that Playwright expects, and lets it report
 * what differs. `--built` takes `build/` as it is, `--strict` ends with exit
 * code 1 when something differs.
 */
main(async () => {
  const {ref, built, strict} = readOptions();
  const commit = getCommit(root, ref);
  if (built && !existsSync('build/404.html')) {
    throw new Error('build/ has no site. Leave "--built" out.');
  }
  const before = buildCommit(root, commit, folder);
  const after = built ? path.resolve('build') : buildTree(root);
  const expected = path.join(folder, 'expected');
  rmSync(expected, {recursive: true, force: true});
  console.log(`Pictures of ${ref} (${commit.slice(0, 10)})`);
  // A page that the commit does not have fails, and has no picture then.
  const {port} = await photograph(
    before,
    0,
    '--update-snapshots=all',
    '--reporter=dot',
  );
  console.log('Pictures of the working tree');
  // On the same port, because a page may show its address.
  const {isSame} = await photograph(after, port, '--update-snapshots=missing');
  console.log(
    `${isSame ? 'Nothing differs' : 'What differs'}: .cache/visual/report/index.html`,
  );
  const stale = looks
    .flatMap(({name}) =>
      Object.keys(places).map((place) => `${name}/${place}.png`),
    )
    .filter((file) => !existsSync(path.join(expected, file)));
  if (stale.length > 0) {
    throw new Error(
      `On neither side there is: ${stale.join(', ')}. Mend tests/visual/plan.ts or the kinds of tests/e2e/addresses.ts.`,
    );
  }
  if (strict && !isSame) process.exitCode = 1;
});
