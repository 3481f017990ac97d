import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../../src/site';
import {buildFolder} from '../build';
import {pages} from '../crawl';
import {linkProblem} from '../markdown/linkProblem';
import {readMarkdown} from '../markdown/readMarkdown';
import {missingWords} from '../markdown/words';

const content = [...pages.values()].filter(
  ({file, refresh}) => refresh === undefined && !file.endsWith('404.html'),
);
const markdownFile = (file: string): string => file.replace(/\.html$/, '.md');

describe('the Markdown version of each page', () => {
  const read = content
    .filter(({file}) => existsSync(path.join(buildFolder, markdownFile(file))))
    .map((page) => ({page, written: readMarkdown(markdownFile(page.file))}));

  it('is there, and the page names it', () => {
    const wrong = content
      .filter(({file, markdown}) => {
        const expected = site.baseUrl + markdownFile(file);
        return (
          markdown !== expected ||
          !existsSync(path.join(buildFolder, markdownFile(file)))
        );
      })
      .map(({file, markdown}) => `${file}: ${markdown}`);
    expect(wrong).toEqual([]);
    expect(read.length).toBeGreaterThan(1000);
  });

  it('is named by no other page', () => {
    const others = [...pages.values()].filter(
      (page) => !content.includes(page),
    );
    expect(others.filter(({markdown}) => markdown !== '')).toEqual([]);
  });

  it('says everything that the page says', () => {
    const silent = read.flatMap(({page, written}) => {
      const words = missingWords(page.said, written.words);
      return words.length > 0 ? [`${page.file}: ${words.join(' ')}`] : [];
    });
    expect(silent).toEqual([]);
  });

  it('begins with its title, and has no HTML in it', () => {
    const wrong = read
      .filter(({written: {headings, html}}) => {
        return (
          headings[0] !== 1 ||
          headings.filter((depth) => depth === 1).length !== 1 ||
          html.length > 0
        );
      })
      .map(({page, written}) => `${page.file}: ${written.html.join(' ')}`);
    expect(wrong).toEqual([]);
  });

  it('has links that lead to a file and an anchor', () => {
    const broken = read.flatMap(({page, written}) =>
      written.links.flatMap((link) => {
        const problem = linkProblem(link, page.file);
        return problem ? [`${page.file}: ${problem}`] : [];
      }),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  it('has links that stay in its language, to Markdown', () => {
    const root = site.url + site.baseUrl;
    const strangers = read.flatMap(({page: {file}, written: {links}}) => {
      const own = links
        // The last ones lead to the page itself and to the other languages.
        .slice(0, -3)
        .filter((link) => link.startsWith(root));
      return own
        .filter((link) => {
          const route = link.slice(root.length).replace(/#.*/, '');
          return (
            route.startsWith('zh-hant/') !== file.startsWith('zh-hant/') ||
            !/\.\w+$/.test(route)
          );
        })
        .map((link) => `${file}: ${link}`);
    });
    expect(strangers).toEqual([]);
  });
});
