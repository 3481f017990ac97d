import {expect, it} from 'vitest';
import {filesUnder} from '../../../src/files/filesUnder';
import {folderWith} from '../translations/folder';

it('filesUnder finds files by their ending, at any depth, in order', () => {
  const folder = folderWith({
    'b.md': '',
    'a/c.mdx': '',
    'a.md': '',
    'a/d.mdx.bak': '',
    'e.json': '',
  });
  expect(filesUnder(folder, '.md', '.mdx')).toEqual([
    'a.md',
    'a/c.mdx',
    'b.md',
  ]);
  expect(filesUnder(folder, '.yml')).toEqual([]);
});
