import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {markDocuments} from '../../../src/translations/mark';
import {folderWith} from './folder';

const docs = 'i18n/zh-hant/docusaurus-plugin-content-docs/current';
const hash = 'ce013625030ba8dba906f756967f9e9ca394464a';
const marked = `---\ntitle: T\ntranslated_from: ${hash}\n---\n`;

const site = (): string =>
  folderWith({
    'docs/a.mdx': 'hello\n',
    'docs/b.mdx': 'hello\n',
    'docs/new.mdx': 'hello\n',
    [`${docs}/a.mdx`]: '---\ntitle: T\n---\n',
    [`${docs}/b.mdx`]: '---\ntitle: T\n---\n',
  });
const read = (folder: string, name: string): string =>
  readFileSync(path.join(folder, docs, name), 'utf8');

describe('markDocuments', () => {
  it.each(['docs/a.mdx', `${docs}/a.mdx`])('marks %s alone', (name) => {
    const folder = site();
    expect(markDocuments([name], folder)).toEqual([
      `${docs}/a.mdx: translated from ce013625030b`,
    ]);
    expect(read(folder, 'a.mdx')).toBe(marked);
    expect(read(folder, 'b.mdx')).toBe('---\ntitle: T\n---\n');
  });

  it('marks all that have a translation with --all', () => {
    const folder = site();
    expect(markDocuments(['--all'], folder)).toEqual([
      `${docs}/a.mdx: translated from ce013625030b`,
      `${docs}/b.mdx: translated from ce013625030b`,
    ]);
    expect(read(folder, 'a.mdx')).toBe(marked);
    expect(read(folder, 'b.mdx')).toBe(marked);
  });

  it.each(['docs/new.mdx', 'docs/none.mdx', 'a.mdx'])(
    'refuses %s, and marks nothing',
    (name) => {
      const folder = site();
      expect(() => markDocuments(['docs/a.mdx', name], folder)).toThrow(
        `${name} is no document with a translation. Give its path from the root of the repository.`,
      );
      expect(read(folder, 'a.mdx')).toBe('---\ntitle: T\n---\n');
    },
  );

  it('asks for a name', () => {
    const sentence = 'Name the documents to mark, or --all.';
    expect(() => markDocuments([], site())).toThrow(sentence);
    expect(() => markDocuments(['--all'], folderWith({}))).toThrow(sentence);
  });
});
