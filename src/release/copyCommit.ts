import {spawnSync} from 'node:child_process';
import {constants, cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';

function runGit(args: string[], env: Record<string, string> = {}): string {
  const {error, status, stdout, stderr} = spawnSync('git', args, {
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  if (!error && status === 0) return stdout.trim();
  throw new Error(`"git ${args[0]}" failed: ${error?.message ?? stderr}`);
}

/** The commit that is checked out. */
export interface Commit {
  id: string;
  time: Date;
  /** Whether files differ from it. */
  isChanged: boolean;
}

/** @throws outside a repository */
export const readHeadCommit = (): Commit => ({
  id: runGit(['rev-parse', 'HEAD']),
  time: new Date(Number(runGit(['log', '-1', '--format=%ct'])) * 1000),
  isChanged: runGit(['status', '--porcelain']) !== '',
});

/**
 * Writes the files of a commit into a new folder, with the packages that are
 * installed here, but without what a build has left in them.
 */
export function copyCommit(id: string, folder: string): void {
  mkdirSync(folder, {recursive: true});
  // With a list of its own, so that the one of this folder stays as it is.
  runGit([`--work-tree=${folder}`, 'read-tree', '--reset', '-u', id], {
    GIT_INDEX_FILE: `${folder}.index`,
  });
  const cache = path.join('node_modules', '.cache');
  cpSync('node_modules', path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => file !== cache,
  });
}
