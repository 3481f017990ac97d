import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {installDebianPackages} from '../../benchmarks/debian';
import {findHanFont} from '../../benchmarks/hanFont';
import {startDisplay, stop} from './process';

/** What the scenes need, with the Debian package that has it. */
const packages = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver',
  display: 'xvfb',
};

const output = (
  command: string,
  args: string[],
  env: Record<string, string> = {},
): string =>
  spawnSync(command, args, {
    encoding: 'utf8',
    env: {...process.env, ...env},
  }).stdout?.trim() ?? '';

const onPath = (program: string): string =>
  output('sh', ['-c', `command -v ${program}`]);

const findFirefox = (): string =>
  process.env.FIREFOX_PATH || onPath('firefox-esr') || onPath('firefox');

/** The window that WebKitWebDriver drives; its folder has the machine's name. */
function miniBrowser(): string {
  const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter(
    existsSync,
  );
  const folders = libraries.flatMap((library) => [
    library,
    ...readdirSync(library)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => path.join(library, name)),
  ]);
  const files = folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
      path.join(folder, name, 'MiniBrowser'),
    ),
  );
  return files.find(existsSync) ?? '';
}

/** The programs of the scenes and their versions; empty where there is none. */
export interface Programs {
  firefox: string;
  webkit: string;
  /** The font for Han characters. */
  han: string;
  /** Both browsers and the font, in a line. */
  versions: string;
}

function missingPackages(): string[] {
  const found: Record<keyof typeof packages, string> = {
    firefox: findFirefox(),
    webkit: onPath('WebKitWebDriver') && miniBrowser(),
    display: onPath('Xvfb'),
  };
  return Object.entries(packages)
    .filter(([part]) => !found[part as keyof typeof packages])
    .map(([, name]) => name);
}

/**
 * Finds Firefox, WebKitGTK with its driver, and a font for Han characters; as
 * root on Debian installs what is missing. `FIREFOX_PATH` names another Firefox.
 *
 * @throws in one line how to get what is missing
 */
export async function findPrograms(): Promise<Programs> {
  let missing = missingPackages();
  if (missing.length > 0 && installDebianPackages(...missing)) {
    missing = missingPackages();
  }
  if (missing.length > 0) {
    throw new Error(
      `The browsers need ${missing.join(', ')}: install with "apt-get install ${missing.join(' ')}" (Debian), or, elsewhere, what your system calls Firefox ESR (or FIREFOX_PATH), WebKitWebDriver with MiniBrowser and Xvfb.`,
    );
  }
  const firefox = findFirefox();
  const webkit = miniBrowser();
  const han = findHanFont();
  // It does not even say its version without a display.
  const display = await startDisplay();
  const versions = [
    output(firefox, ['--version']),
    output(webkit, ['--version'], {DISPLAY: display.name}),
    `Han characters in ${han}`,
  ].join(', ');
  stop(display.server);
  return {firefox, webkit, han, versions};
}
