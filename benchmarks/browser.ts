import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {installDebianPackages} from './debian';

/**
 * Programs that are Chromium under another name, in order of preference. The
 * shell has no window to draw: the tests take a third less with it.
 */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const macApplication =
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(program: string): string | undefined {
  const {stdout} = spawnSync('sh', ['-c', `command -v ${program}`], {
    encoding: 'utf8',
  });
  return stdout.trim() || undefined;
}

function installed(): string | undefined {
  for (const program of programs) {
    const path = onPath(program);
    if (path) return path;
  }
  if (existsSync(macApplication)) return macApplication;
  return existsSync(chromium.executablePath())
    ? chromium.executablePath()
    : undefined;
}

function run(command: string, args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, {stdio: 'inherit', timeout: 600_000}).status === 0
  );
}

/**
 * Path of a Chromium or Chrome: `CHROMIUM_PATH`, an installed one, as root on
 * Debian its package, which brings the libraries that it needs, or Playwright's
 * own download, in this order.
 *
 * @throws with what to do when none can be had
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH is "${named}", which does not exist.`);
  }
  const path =
    named ??
    installed() ??
    (installDebianPackages('chromium-headless-shell') ||
    installDebianPackages('chromium')
      ? installed()
      : undefined) ??
    (run('npx', ['playwright', 'install', 'chromium'])
      ? installed()
      : undefined);
  if (!path) {
    throw new Error(
      'This needs Chromium or Chrome, and none was found or could be installed. ' +
        'Install one with your package manager, or set CHROMIUM_PATH to its program, then run it again.',
    );
  }
  return path;
}

/** Switches that keep the browser quiet, offline and usable as root. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
