import {describe, expect, it} from 'vitest';
import {
  checkDocuments,
  getDocumentPairs,
} from '../../../src/translations/documents';
import {computeBlobHash} from '../../../src/translations/sourceHash';
import {folderWith} from './folder';

const docs = 'i18n/zh-hant/docusaurus-plugin-content-docs/current';
const blog = 'i18n/zh-hant/docusaurus-plugin-content-blog';
const pages = 'i18n/zh-hant/docusaurus-plugin-content-pages';

const english = '## One {#one}\n';
const chinese = (source = english): string =>
  `---\ntranslated_from: ${computeBlobHash(source)}\n---\n\n## 一 {#one}\n`;
const two = '## One {#one}\n## Two {#two}\n';
const none = {translated: 0, missing: 0, unused: 0, stale: 0};

describe('getDocumentPairs', () => {
  it('finds documents, posts and pages, but not what is generated', () => {
    const folder = folderWith({
      'docs/a.md': '',
      'docs/api/scope.mdx': '',
      'docs/deep/api/own.mdx': '',
      'docs/image.svg': '',
      'blog/post.mdx': '',
      'src/pages/support.mdx': '',
    });
    expect(getDocumentPairs('zh-hant', folder)).toEqual([
      {english: 'docs/a.md', translated: `${docs}/a.md`, area: 'documents'},
      {
        english: 'docs/deep/api/own.mdx',
        translated: `${docs}/deep/api/own.mdx`,
        area: 'documents',
      },
      {
        english: 'blog/post.mdx',
        translated: `${blog}/post.mdx`,
        area: 'blog',
      },
      {
        english: 'src/pages/support.mdx',
        translated: `${pages}/support.mdx`,
        area: 'pages',
      },
    ]);
  });
});

describe('checkDocuments', () => {
  it('is content with what is translated from the text as it is', () => {
    const folder = folderWith({
      'docs/a.mdx': english,
      [`${docs}/a.mdx`]: chinese(),
      [`${docs}/api/generated.mdx`]: '',
      'docs/two.mdx': two,
      [`${docs}/two.mdx`]: `${chinese(two)}## 二 {#two}\n`,
      'blog/b.md': english,
      [`${blog}/b.md`]: chinese(),
    });
    expect(checkDocuments('zh-hant', folder)).toEqual({
      areas: {
        documents: {...none, translated: 2},
        blog: {...none, translated: 1},
      },
      problems: [],
    });
  });

  it('names a document without a translation', () => {
    expect(
      checkDocuments('zh-hant', folderWith({'docs/a.mdx': english})),
    ).toEqual({
      areas: {documents: {...none, missing: 1}},
      problems: [
        `${docs}/a.mdx: missing. Translate docs/a.mdx into this file.`,
      ],
    });
  });

  it('names a translation without its document', () => {
    const folder = folderWith({[`${blog}/gone.mdx`]: chinese()});
    expect(checkDocuments('zh-hant', folder)).toEqual({
      areas: {blog: {...none, unused: 1}},
      problems: [
        `${blog}/gone.mdx: blog/gone.mdx does not exist. Rename or remove the translation.`,
      ],
    });
  });

  it('names a translation of an older text, and says what to do', () => {
    const folder = folderWith({
      'docs/a.mdx': `${english}\nNew.\n`,
      [`${docs}/a.mdx`]: chinese(),
    });
    const {areas, problems} = checkDocuments('zh-hant', folder);
    expect(areas).toEqual({documents: {...none, stale: 1}});
    expect(problems).toEqual([
      `${docs}/a.mdx: stale. docs/a.mdx has changed since it was translated:\n` +
        '  git does not know the text 15d7bbb75844 that was translated; compare the two files.\n' +
        `  Translate the change, then run "npm run mark-translated -- ${docs}/a.mdx".`,
    ]);
  });

  it('names a translation that does not say what it was made from', () => {
    const folder = folderWith({
      'docs/a.mdx': english,
      [`${docs}/a.mdx`]: '## 一 {#one}\n',
    });
    expect(checkDocuments('zh-hant', folder)).toEqual({
      areas: {documents: {...none, stale: 1}},
      problems: [
        `${docs}/a.mdx: does not say which text it was translated from. When it fits docs/a.mdx, run "npm run mark-translated -- ${docs}/a.mdx".`,
      ],
    });
  });

  it('shows heading ids that differ, in both languages', () => {
    const folder = folderWith({
      'docs/a.mdx': two,
      [`${docs}/a.mdx`]: chinese(two),
    });
    const {areas, problems} = checkDocuments('zh-hant', folder);
    expect(areas).toEqual({documents: {...none, translated: 1}});
    expect(problems).toEqual([
      `${docs}/a.mdx: the heading ids differ from docs/a.mdx.\n  expected: one two\n  found:    one`,
    ]);
  });

  it('counts by area', () => {
    const folder = folderWith({
      'docs/a.mdx': english,
      'docs/b.mdx': english,
      'src/pages/c.mdx': english,
      [`${pages}/c.mdx`]: chinese(),
      [`${pages}/d.mdx`]: chinese(),
    });
    const {areas, problems} = checkDocuments('zh-hant', folder);
    expect(areas).toEqual({
      documents: {...none, missing: 2},
      pages: {...none, translated: 1, unused: 1},
    });
    expect(problems).toHaveLength(3);
  });
});
