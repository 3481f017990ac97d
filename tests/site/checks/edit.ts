import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {prefixes} from '../build';
import {pages} from '../crawl';
import {editProblems} from '../expected/edit';

/** Where documents and posts of a language are written, by its prefix. */
const folders = {
  '': {docs: 'docs', blog: 'blog'},
  '/zh-hant': {
    docs: 'i18n/zh-hant/docusaurus-plugin-content-docs/current',
    blog: 'i18n/zh-hant/docusaurus-plugin-content-blog',
  },
} as const;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/api/'));

/** Route of a document under its folder. */
const routeOfDocument = (file: string, folder: string): string =>
  `/docs${file.slice(folder.length)}`
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '');

/** Route of a post, which its front matter names. */
const routeOfPost = (file: string): string =>
  `/blog/${/^slug: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1]}`;

it.each(prefixes)(
  'documents and posts under "%s" are edited in their own language',
  (prefix) => {
    const {docs, blog} = folders[prefix];
    const sources = [
      ...filesIn(docs).map((file) => [file, routeOfDocument(file, docs)]),
      ...filesIn(blog).map((file) => [file, routeOfPost(file)]),
    ];
    const problems = sources.flatMap(([source = '', route = '']) => {
      const file = `${prefix}${route}.html`.slice(1);
      const page = pages.get(file);
      return (page ? editProblems(page, source) : ['the page is missing']).map(
        (problem) => `${file}: ${problem}`,
      );
    });
    expect(problems).toEqual([]);
    expect(sources.length).toBeGreaterThan(5);
  },
);
