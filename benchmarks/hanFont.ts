import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const debianPackage = 'fonts-noto-cjk';

const printed = (program: string, ...args: string[]): string | undefined => {
  const {error, stdout} = spawnSync(program, args, {encoding: 'utf8'});
  return error ? undefined : stdout.trim();
};

const hasOne = (): boolean =>
  printed('fc-list', ':lang=zh-tw', 'family') !== '';

function installDebianPackage(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', debianPackage],
  ]) {
    console.log(`$ apt-get ${args.join(' ')}`);
    spawnSync('apt-get', args, {stdio: 'inherit', timeout: 600_000});
  }
}

/**
 * Family of the font in which browsers write Traditional Chinese here. Where
 * there is none, installs Debian's package as root. Systems without fontconfig,
 * macOS and Windows, have a font of their own.
 *
 * @throws in one line how to get one, when browsers would draw boxes
 */
export function findHanFont(): string {
  if (!hasOne()) installDebianPackage();
  if (!hasOne()) {
    throw new Error(
      `Browsers have no font for Traditional Chinese here and would draw boxes: install ${debianPackage} (Debian), google-noto-sans-cjk-fonts (Fedora) or another one, then run it again.`,
    );
  }
  return (
    printed('fc-match', '--format=%{family}', 'sans-serif:lang=zh-tw') ??
    "the system's own"
  );
}
