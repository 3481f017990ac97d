import {spawnSync} from 'node:child_process';
import {installDebianPackages} from './debian';

const debianPackage = 'fonts-noto-cjk';

const printed = (program: string, ...args: string[]): string | undefined => {
  const {error, stdout} = spawnSync(program, args, {encoding: 'utf8'});
  return error ? undefined : stdout.trim();
};

/** Whether browsers can write Chinese; Linux without fontconfig cannot say. */
export function hasHanFont(): boolean {
  const families = printed('fc-list', ':lang=zh-tw', 'family');
  return families === undefined
    ? process.platform !== 'linux'
    : families !== '';
}

/**
 * Family of the font in which browsers write Traditional Chinese here. Where
 * there is none, installs Debian's package as root. Systems without fontconfig,
 * macOS and Windows, have a font of their own.
 *
 * @throws in one line how to get one, when browsers would draw boxes
 */
export function findHanFont(): string {
  if (!hasHanFont()) installDebianPackages('fontconfig', debianPackage);
  if (!hasHanFont()) {
    throw new Error(
      `Browsers have no font for Traditional Chinese here and would draw boxes: install fontconfig and ${debianPackage} (Debian), google-noto-sans-cjk-fonts (Fedora) or another one, then run it again.`,
    );
  }
  return (
    printed('fc-match', '--format=%{family}', 'sans-serif:lang=zh-tw') ??
    "the system's own"
  );
}
