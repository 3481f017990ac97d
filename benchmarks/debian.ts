import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Installs packages with what they need, where this runs as root on Debian.
 *
 * @returns whether they are installed; elsewhere nothing is tried
 */
export function installDebianPackages(...names: string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/etc/debian_version')) return false;
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ].every((args) => {
    console.log(`$ apt-get ${args.join(' ')}`);
    const {status} = spawnSync('apt-get', args, {
      stdio: 'inherit',
      timeout: 600_000,
    });
    return status === 0;
  });
}
