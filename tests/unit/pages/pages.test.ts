/**
 * Every page of a made-up API, frozen in `golden/`, as its parts follow one
 * another with all that they are given. `npx vitest run --config
 * tests/vitest.config.mts --project unit pages/pages -u` writes the files anew;
 * a commit says why they differ.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {describe, expect, it} from 'vitest';
import {getPages} from '../../../src/reference/pages';
import type {Page} from '../../../src/reference/pages/page';
import {createTranslator} from '../../../src/reference/texts';
import {forest} from './forest';
import {markdown, outline, writeContent} from './read';

const folder = path.join(import.meta.dirname, 'golden');
const pages = getPages(forest);
const getFile = ({frontMatter: {id}}: Page): string => `${id}.md`;

const written = (page: Page): string => {
  const {frontMatter, components = []} = page;
  const front = stringify({...frontMatter, components}, {lineWidth: 0});
  return `---\n${front}---\n\n${writeContent(page.content(forest))}`;
};

describe('the pages of a made-up API', () => {
  it.each(pages.map((page) => [getFile(page), page] as const))(
    '%s',
    async (file, page) => {
      await expect(written(page)).toMatchFileSnapshot(path.join(folder, file));
    },
  );

  it('have no file that no page has', () => {
    expect(readdirSync(folder).sort()).toEqual(pages.map(getFile).sort());
  });

  it('are in the language of the reader', () => {
    const t = createTranslator({
      'A service': {message: 'A 服務'},
      'Tree house': {message: '樹屋'},
      Tree: {message: '樹'},
      Errors: {message: '錯誤'},
    });
    const chinese = getPages({...forest, t});
    const page = (id: string) =>
      chinese.find(({frontMatter}) => frontMatter.id === id);
    expect(page('a-service')?.frontMatter.title).toBe('A 服務');
    const headings = (id: string) =>
      outline(page(id)?.content({...forest, t}) ?? []);
    expect(headings('a-service')).toContain('### 樹 {#operations-tree}');
    expect(headings('a-get-tree')).toContain('## 錯誤 {#errors}');
  });

  it('link to no page from itself', () => {
    for (const page of pages) {
      const own = `/docs${page.frontMatter.slug}`;
      const prose = markdown(page.content(forest)).split('\n## ')[0];
      expect(prose).not.toContain(`](${own})`);
    }
  });
});
