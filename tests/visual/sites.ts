import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {checkOut, removeTree} from './commit';

/** Both sides are built for the same address, whatever the surroundings name. */
const address = ['SITE_URL', 'BASE_URL', 'GITHUB_REPOSITORY'];

/**
 * Runs a command in a folder; its output is shown when it fails.
 *
 * @throws with the end of its output
 */
function run(folder: string, program: string, args: string[]): void {
  const {error, status, stdout, stderr} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !address.includes(name)),
      ),
      // What the bundler remembers is in node_modules, which two trees share.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (status === 0) return;
  throw new Error(
    `"${program} ${args.join(' ')}" failed in ${folder}.\n${error?.message ?? `${stdout}${stderr}`.slice(-4000)}`,
  );
}

/** Builds the working tree into `build/`, as `npm run build` does. */
export function buildTree(root: string): string {
  console.log('The working tree: npm run build');
  run(root, 'npm', ['run', '--silent', 'build']);
  return path.join(root, 'build');
}

/**
 * Builds a commit. What was built stays, so that it is built once.
 *
 * @returns the folder of the site
 * @throws when the commit cannot be built
 */
export function buildCommit(
  root: string,
  commit: string,
  folder: string,
): string {
  const site = path.join(folder, 'sites', commit);
  if (existsSync(path.join(site, '404.html'))) return site;
  const tree = path.join(folder, 'tree');
  console.log(`${commit}: npm run build`);
  try {
    checkOut(root, commit, tree, run);
    run(tree, 'npm', ['run', '--silent', 'build']);
    rmSync(path.dirname(site), {recursive: true, force: true});
    mkdirSync(path.dirname(site), {recursive: true});
    renameSync(path.join(tree, 'build'), site);
  } finally {
    removeTree(root, tree);
  }
  return site;
}
