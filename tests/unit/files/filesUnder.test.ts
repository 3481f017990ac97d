import {expect, it} from 'vitest';
import {listFilesUnder} from '../../../src/files/filesUnder';
import {folderWith} from '../translations/folder';

it('listFilesUnder finds files by their ending, at any depth, in order', () => {
  const folder = folderWith({
    'b.md': '',
    'a/c.mdx': '',
    'a.md': '',
    'a/d.mdx.bak': '',
    'e.json': '',
  });
  expect(listFilesUnder(folder, '.md', '.mdx')).toEqual([
    'a.md',
    'a/c.mdx',
    'b.md',
  ]);
  expect(listFilesUnder(folder, '.yml')).toEqual([]);
});
