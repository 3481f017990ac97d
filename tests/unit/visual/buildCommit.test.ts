import {spawnSync} from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {
  checkOut,
  getCommit,
  removeTree,
  type Run,
} from '../../visual/buildCommit';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'visual-')));
const tree = path.join(root, '.cache/tree');
const lock = path.join(root, 'package-lock.json');

const git = (...args: string[]): string => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const {status, stdout, stderr} = spawnSync('git', [...author, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(path.join(root, 'node_modules/a'), {recursive: true});
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\n.cache\n');
  writeFileSync(lock, '1');
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  writeFileSync(lock, '2');
  git('commit', '--quiet', '-a', '-m', 'two');
  git('tag', '-a', 'marked', '-m', 'marked');
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

describe('the commit of a name', () => {
  it('is found by branch, tag and distance', () => {
    const head = git('rev-parse', 'HEAD');
    for (const ref of ['main', 'HEAD', 'marked', head, head.slice(0, 8)]) {
      expect(getCommit(root, ref)).toBe(head);
    }
    expect(getCommit(root, 'HEAD~1')).not.toBe(head);
  });

  it.each([
    'no-such-branch',
    'HEAD~99',
    '--all',
    '-h',
    '$(touch broken)',
    '; touch broken',
    'main:package-lock.json',
    'main..HEAD',
    '\u0007 台北',
    '0'.repeat(40),
    'x'.repeat(5000),
  ])('that is %j is an error that says what to do', (ref) => {
    expect(() => getCommit(root, ref)).toThrow(
      /is no commit.*git fetch origin/s,
    );
    expect(existsSync(path.join(root, 'broken'))).toBe(false);
  });

  it('needs a repository', () => {
    const bare = mkdtempSync(path.join(tmpdir(), 'visual-none-'));
    expect(() => getCommit(bare, 'HEAD')).toThrow('no repository of Git');
    rmSync(bare, {recursive: true});
  });
});

describe('a commit that is checked out', () => {
  const run: Run = (folder, program, args) => {
    if (program === 'npm') return;
    expect([folder, program]).toEqual([root, 'git']);
    git(...args);
  };

  it('shares the packages when it names the same', () => {
    checkOut(root, getCommit(root, 'HEAD'), tree, run);
    expect(lstatSync(path.join(tree, 'node_modules')).isSymbolicLink()).toBe(
      true,
    );
    expect(existsSync(path.join(tree, 'node_modules/a'))).toBe(true);
  });

  it('installs its own otherwise, and takes the place of what a run has left', () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const seen = vi.fn(run);
    checkOut(root, getCommit(root, 'HEAD~1'), tree, seen);
    expect(readFileSync(path.join(tree, 'package-lock.json'), 'utf8')).toBe(
      '1',
    );
    expect(existsSync(path.join(tree, 'node_modules'))).toBe(false);
    expect(seen).toHaveBeenLastCalledWith(
      tree,
      'npm',
      expect.arrayContaining(['ci']),
    );
    vi.restoreAllMocks();
  });

  it('leaves nothing behind, and the shared packages in place', () => {
    checkOut(root, getCommit(root, 'HEAD'), tree, run);
    removeTree(root, tree);
    expect(existsSync(tree)).toBe(false);
    expect(existsSync(path.join(root, 'node_modules/a'))).toBe(true);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(git('status', '--porcelain')).toBe('');
  });
});
