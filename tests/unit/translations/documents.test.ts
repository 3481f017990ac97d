import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkDocuments} from '../../../src/translations/checkDocuments';
import {
  computeBlobHash,
  hashIn,
  markDocuments,
  withHash,
} from '../../../src/translations/documents';
import {readWording} from '../../../src/translations/lint/wording';
import {folderWith} from './folder';

const docs = 'i18n/zh-hant/docusaurus-plugin-content-docs/current';
const blog = 'i18n/zh-hant/docusaurus-plugin-content-blog';
const pages = 'i18n/zh-hant/docusaurus-plugin-content-pages';

const english = '## One {#one}\n';
const chinese = (source = english): string =>
  `---\ntranslated_from: ${computeBlobHash(source)}\n---\n\n## 一 {#one}\n`;
const two = '## One {#one}\n## Two {#two}\n';
const check = (folder: string): string[] =>
  checkDocuments('zh-hant', readWording('zh-hant', folder), folder).map(
    ({file, line, message}) => `${file}:${line}: ${message}`,
  );

describe('documents', () => {
  it('that fit their English are content, and generated ones are not asked', () => {
    const folder = folderWith({
      'docs/a.mdx': english,
      [`${docs}/a.mdx`]: chinese(),
      'docs/api/scope.mdx': '',
      [`${docs}/api/generated.mdx`]: '',
      'docs/deep/api/own.mdx': two,
      [`${docs}/deep/api/own.mdx`]: `${chinese(two)}## 二 {#two}\n`,
      'blog/b.md': english,
      [`${blog}/b.md`]: chinese(),
      'src/pages/c.mdx': english,
      [`${pages}/c.mdx`]: chinese(),
    });
    expect(check(folder)).toEqual([]);
  });

  it.each([
    [
      'missing',
      {'docs/a.mdx': english},
      `${docs}/a.mdx:1: missing. Translate docs/a.mdx into this file.`,
    ],
    [
      'unused',
      {[`${docs}/gone.mdx`]: chinese()},
      `${docs}/gone.mdx:1: docs/gone.mdx does not exist. Rename or remove the translation.`,
    ],
    [
      'stale',
      {'docs/a.mdx': `${english}\nNew.\n`, [`${docs}/a.mdx`]: chinese()},
      `${docs}/a.mdx:1: stale. docs/a.mdx has changed since it was translated: "git diff 15d7bbb75844 -- docs/a.mdx" shows how. Translate the change, then run "npm run mark-translated -- ${docs}/a.mdx".`,
    ],
    [
      'without a mark',
      {'docs/a.mdx': english, [`${docs}/a.mdx`]: '## 一 {#one}\n'},
      `${docs}/a.mdx:1: does not say which text it was translated from. When it fits docs/a.mdx, run "npm run mark-translated -- ${docs}/a.mdx".`,
    ],
    [
      'of other headings',
      {'docs/a.mdx': two, [`${docs}/a.mdx`]: chinese(two)},
      `${docs}/a.mdx:1: the heading ids differ from docs/a.mdx.\n  expected: one two\n  found:    one`,
    ],
  ])('that are %s are named', (_, files, problem) => {
    expect(check(folderWith(files))).toEqual([problem]);
  });
});

describe('the mark of a document', () => {
  const hash = computeBlobHash('hello\n');

  it('is the hash of git, in the front matter alone', () => {
    expect(hash).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
    const text = `\nText\n---\ntranslated_from: ${computeBlobHash('')}\n---\n`;
    const marked = withHash(`---\ntitle: T\n---\n${text}`, hash);
    expect(marked).toBe(
      `---\ntitle: T\ntranslated_from: ${hash}\n---\n${text}`,
    );
    expect(hashIn(marked)).toBe(hash);
    expect(hashIn(`---\ntitle: T\n---\ntranslated_from: ${hash}\n`)).toBe(
      undefined,
    );
    expect(() => withHash('No front matter', hash)).toThrow(
      'The document has no front matter.',
    );
  });

  it('is written into the named documents', () => {
    const front = '---\ntitle: T\n---\n';
    const folder = folderWith({
      'docs/a.mdx': 'hello\n',
      'docs/b.mdx': 'hello\n',
      [`${docs}/a.mdx`]: front,
      [`${docs}/b.mdx`]: front,
    });
    const read = (name: string): string =>
      readFileSync(path.join(folder, docs, name), 'utf8');
    expect(() => markDocuments(['docs/a.mdx', 'docs/no.mdx'], folder)).toThrow(
      'docs/no.mdx is no document with a translation. Give its path from the root of the repository.',
    );
    expect(read('a.mdx')).toBe(front);
    markDocuments([`${docs}/a.mdx`], folder);
    expect(read('a.mdx')).toBe(
      `---\ntitle: T\ntranslated_from: ${hash}\n---\n`,
    );
    expect(read('b.mdx')).toBe(front);
  });
});
