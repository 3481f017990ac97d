import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {
  computeBlobHash,
  getChangesSince,
  hashIn,
  withHash,
} from '../../../src/translations/sourceHash';
import {folderWith, writeInto} from './folder';

const hash = '1046474fa5faf3d43a5fafd30fd7a4743ef8174d';
const older = '00000000000000000000000000000000000000ff';

describe('computeBlobHash', () => {
  it('is that of git', () => {
    expect(computeBlobHash('')).toBe(
      'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    );
    expect(computeBlobHash('hello\n')).toBe(
      'ce013625030ba8dba906f756967f9e9ca394464a',
    );
  });

  it('counts bytes, not characters', () => {
    expect(computeBlobHash('漢字\n')).toBe(
      'c19dff73ea79b112a5fdca6aa325b744652478f3',
    );
  });
});

describe('hashIn', () => {
  it('reads the front matter', () => {
    const front = `title: T\ntranslated_from: ${hash}\nslug: /t`;
    expect(hashIn(`---\n${front}\n---\n\nText\n`)).toBe(hash);
    const dashes = `title: T ---\n--- no end\ntranslated_from: ${hash}`;
    expect(hashIn(`---\n${dashes}\n---\n`)).toBe(hash);
  });

  it.each([
    `Text\n`,
    `---\ntitle: T\n---\ntranslated_from: ${hash}\n`,
    `---\ntranslated_from: ${hash}0\n---\n`,
    `---\ntranslated_from: ${hash.slice(1)}\n---\n`,
    `---\nnot_translated_from: ${hash}\n---\n`,
    `---\ntranslated_from: ${hash.toUpperCase()}\n---\n`,
  ])('finds none in %j', (document) => {
    expect(hashIn(document)).toBeUndefined();
  });
});

describe('withHash', () => {
  it('adds the hash at the end of the front matter', () => {
    expect(withHash('---\ntitle: T\n---\n\nText\n', hash)).toBe(
      `---\ntitle: T\ntranslated_from: ${hash}\n---\n\nText\n`,
    );
  });

  it('replaces the hash of before, and leaves the text alone', () => {
    const text = `\nText\n---\ntranslated_from: ${older}\n---\n`;
    const document = `---\ntranslated_from: ${older}\ntitle: T\n---\n${text}`;
    expect(withHash(document, hash)).toBe(
      `---\ntitle: T\ntranslated_from: ${hash}\n---\n${text}`,
    );
  });

  it.each(['No front matter', 'Text\n---\na: 1\n---\n', '---\na: 1\n'])(
    'refuses %j',
    (document) => {
      expect(() => withHash(document, hash)).toThrow(
        'The document has no front matter.',
      );
    },
  );
});

describe('getChangesSince', () => {
  const git = (cwd: string, ...args: string[]): string =>
    spawnSync('git', args, {cwd, encoding: 'utf8'}).stdout.trim();

  it('shows the lines that differ, with one line around them', () => {
    const folder = folderWith({'a.md': 'One\nTwo\nThree\nFour\n'});
    git(folder, 'init', '--quiet');
    const before = git(folder, 'hash-object', '-w', 'a.md');
    writeInto(folder, {'a.md': 'One\nTwo\nThree\n4\n'});
    const changes = getChangesSince(before, 'a.md', folder);
    expect(changes.split('\n').slice(-4)).toEqual([
      '@@ -3,2 +3,2 @@ Two',
      ' Three',
      '-Four',
      '+4',
    ]);
  });

  it('says so when git does not know the text', () => {
    const folder = folderWith({'a.md': 'One\n'});
    const sentence =
      '  git does not know the text 1046474fa5fa that was translated; compare the two files.';
    expect(getChangesSince(hash, 'a.md', folder)).toBe(sentence);
    git(folder, 'init', '--quiet');
    expect(getChangesSince(hash, 'a.md', folder)).toBe(sentence);
  });
});
