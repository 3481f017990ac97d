import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
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
export function commitOf(root: string, ref: string): string {
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
