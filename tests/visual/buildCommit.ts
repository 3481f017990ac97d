import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** Runs Git; `undefined` when it fails. */
function git(root: string, ...args: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit that a name stands for.
 *
 * @throws with what to do when there is none
 */
export function getCommit(root: string, ref: string): string {
  const commit = git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  );
  if (commit) return commit;
  throw new Error(
    git(root, 'rev-parse', '--git-dir') === undefined
      ? `${root} is no repository of Git, so there is no commit to compare with.`
      : `"${ref}" is no commit, branch or tag of this repository. "git log --oneline" lists commits and "git branch --all" branches; if it is elsewhere, fetch it first: "git fetch origin ${/^[\w./-]+$/.test(ref) ? ref : '<branch>'}", or "git fetch --unshallow" when the history is cut off.`,
  );
}

const lock = 'package-lock.json';

const sameLock = (root: string, tree: string): boolean => {
  const [own, other] = [path.join(root, lock), path.join(tree, lock)];
  return existsSync(other) && readFileSync(own).equals(readFileSync(other));
};

/** Runs a command and shows what it prints. */
export type Run = (folder: string, program: string, args: string[]) => void;

/** Takes a work tree away, also one that an interrupted run has left. */
export function removeTree(root: string, tree: string): void {
  git(root, 'worktree', 'remove', '--force', tree);
  rmSync(tree, {recursive: true, force: true});
  git(root, 'worktree', 'prune');
}

/**
 * Checks a commit out into a folder. It shares the installed packages when it
 * names the same ones, and installs its own otherwise.
 *
 * @throws when Git refuses
 */
export function checkOut(
  root: string,
  commit: string,
  tree: string,
  run: Run,
): void {
  removeTree(root, tree);
  run(root, 'git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
  if (sameLock(root, tree)) {
    symlinkSync(
      path.join(root, 'node_modules'),
      path.join(tree, 'node_modules'),
    );
  } else {
    console.log(`${lock} differs: npm ci`);
    run(tree, 'npm', ['ci', '--no-audit', '--no-fund']);
  }
}

/** Both sides are built for the same address, whatever the environment names. */
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
