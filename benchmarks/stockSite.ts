import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getBundleFile} from '../src/generate/paths';
import {defaultLocale} from '../src/site';

/** Made by the commands of the stock site when someone tries it in place. */
const made = /^(node_modules|build|docs|static|\.docusaurus|openapi\.json)$/;

/** A document of ours without links to documents that are not copied. */
const withoutFileLinks = (mdx: string): string =>
  mdx.replace(/\[([^\]]*)\]\(\.[^)]*\)/g, '$1');

/**
 * Installs the packages that the lock file of the stock site names.
 *
 * @throws with the end of npm's output and how to mend it
 */
export function installStockPackages(siteDir: string): void {
  const {status, stdout, stderr} = spawnSync(
    'npm',
    // No package needs its install script; one would install more packages.
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    {cwd: siteDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (status === 0) return;
  throw new Error(
    `npm ci failed for the stock site.\n${`${stdout}${stderr}`.trim().slice(-2000)}\n` +
      'It needs an npm registry: check the network and "npm config get registry". ' +
      'If package.json and package-lock.json disagree, run "npm install --package-lock-only --omit-lockfile-registry-resolved" in benchmarks/stock.',
  );
}

/**
 * Makes a copy of the stock site, ready to generate its pages.
 *
 * @param ours a copy of our site, after `npm run api`
 */
export function makeStockSite(ours: string, target: string): void {
  const source = path.join(ours, 'benchmarks', 'stock');
  cpSync(source, target, {
    recursive: true,
    filter: (file) => !made.test(path.relative(source, file)),
  });
  cpSync(
    path.join(ours, getBundleFile(defaultLocale)),
    path.join(target, 'openapi.json'),
  );
  cpSync(path.join(ours, 'static', 'img'), path.join(target, 'static', 'img'), {
    recursive: true,
  });
  mkdirSync(path.join(target, 'docs'));
  const tutorial = path.join('docs', 'intro.mdx');
  writeFileSync(
    path.join(target, tutorial),
    withoutFileLinks(readFileSync(path.join(ours, tutorial), 'utf8')),
  );
  installStockPackages(target);
}
