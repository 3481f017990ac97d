import {spawnSync} from 'node:child_process';

function git(...args: string[]): string {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout : '';
}

/** What git sees changed or new; empty outside a repository. */
export const workTree = (): string => git('status', '--porcelain');

const generated =
  /^(node_modules|build|\.docusaurus|\.generated|\.cache)\/|^(docs|i18n\/.*\/current)\/api\//;

/**
 * Generated files never belong into git.
 *
 * @throws with their names when some are tracked
 */
export function checkTracked(): void {
  const tracked = git('ls-files')
    .split('\n')
    .filter((file) => generated.test(file));
  if (tracked.length > 0) {
    throw new Error(
      `Generated files are tracked by git; remove them with "git rm --cached":\n${tracked.join('\n')}`,
    );
  }
}
