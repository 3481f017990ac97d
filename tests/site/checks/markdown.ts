import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../../src/site';
import {locales} from '../../e2e/addresses';
import {buildFolder, readBuilt} from '../build';
import {
  contentOnly,
  type OpenPage,
  type PageChecks,
  type Pages,
  type SiteChecks,
} from '../crawl';
import {description} from '../description';
import {getText, type Element, type Node} from '../dom';
import {countWords, listMissingWords, readMarkdown} from '../readMarkdown';
import {getTarget} from './links';
import {guides} from './routes';

const root = site.url + site.baseUrl;

const markdownFile = (file: string): string => file.replace(/\.html$/, '.md');

const isFile = (file: string): boolean => {
  const whole = path.join(buildFolder, file);
  return existsSync(whole) && statSync(whole).isFile();
};

/** What the main part of a page shows and its Markdown need not say. */
function isUnsaid(element: Element, {path: route}: OpenPage): boolean {
  const {name, attribs, parent} = element;
  const beside = (parent?.children ?? []).filter((one) => one.attribs);
  const before = beside[beside.indexOf(element) - 1];
  return (
    // Programs, styles, and drawings, whose list says the same; what a press
    // does, or what is typed, needs the page; ways to other pages; what is for
    // readers without scripts.
    /^(?:script|style|svg|button|select|textarea|nav|noscript)$/.test(name) ||
    /^(?:status|tablist)$/.test(attribs.role ?? '') ||
    // How many lines of code there are, and what opens the panel.
    'data-more' in attribs ||
    /^(?:controls|drawing)$/.test(attribs['data-md'] ?? '') ||
    // The site has one version.
    /theme-doc-(?:toc|version-badge)|hash-link/.test(attribs.class ?? '') ||
    // Samples in other languages than cURL.
    (attribs.role === 'tabpanel' &&
      /^\/docs\/(?:guides|api)\//.test(route) &&
      before !== undefined)
  );
}

/** Texts that stand apart; comments and where a line may break split none. */
function collectTexts(node: Node, page: OpenPage): string[] {
  if (node.name === 'pre') return [getText(node)];
  const texts: string[] = [];
  let text = '';
  for (const child of node.children ?? []) {
    if (child.type === 'text') text += child.data ?? '';
    else if (child.attribs && child.name !== 'wbr') {
      texts.push(text);
      text = '';
      if (!isUnsaid(child as Element, page)) {
        texts.push(...collectTexts(child, page));
      }
    }
  }
  return [...texts, text];
}

export const markdownChecks: PageChecks = {
  'has a Markdown version that says every word of it': contentOnly((page) => {
    const file = markdownFile(page.file);
    const [main] = page.all('main');
    if (!main || !isFile(file)) return [`no ${file}`];
    const written = readMarkdown(readBuilt(file));
    const silent = listMissingWords(
      countWords(collectTexts(main, page)),
      written.words,
    );
    return [
      ...(silent.length > 0 ? [silent.join(' ')] : []),
      ...((written.titles === 1 && written.hasTitleFirst) ||
      // The theme's own lists of posts have no title in their main part.
      /^\/blog(?:\/archive)?$/.test(page.path)
        ? []
        : ['no one title']),
      ...written.html,
    ];
  }),
};

/**
 * What is wrong with a link of a Markdown file: it leads to no file of the
 * build, or to a page that has no such anchor.
 */
function linkFault(
  link: string,
  pages: Pages,
  own?: string,
): string | undefined {
  if (!link.startsWith('#') && !link.startsWith(root)) {
    return /^https?:\/\/(?!docs\.holt)/.test(link)
      ? undefined
      : `${link} is no whole address`;
  }
  const [address = '', fragment = ''] = link.split('#');
  const file = decodeURI(address.slice(root.length));
  if (address !== '' && !isFile(file) && getTarget(`/${file}`) === undefined) {
    return `${link} leads nowhere`;
  }
  const target = address === '' ? own : file.replace(/\.md$/, '.html');
  const ids = target === undefined ? undefined : pages.get(target)?.ids;
  return fragment === '' || ids?.has(decodeURIComponent(fragment))
    ? undefined
    : `${link} leads to no anchor`;
}

export const markdownSiteChecks: SiteChecks = {
  'has Markdown that the pages name, with links that lead somewhere': (pages) =>
    [...pages.values()].flatMap((page) => {
      const {file, isContent, markdown, locale} = page;
      const own = markdownFile(file);
      const named = isContent ? site.baseUrl + own : undefined;
      if (markdown !== named) return [`${file} names ${markdown}`];
      if (!isContent || !isFile(own)) return [];
      const {links} = readMarkdown(readBuilt(own));
      const isStranger = (link: string): boolean => {
        const route = link.slice(root.length).replace(/#.*/, '');
        return (
          route.startsWith('zh-hant/') !== (locale.name === 'zh-hant') ||
          !/\.\w+$/.test(route)
        );
      };
      return [
        ...links.flatMap((link) => linkFault(link, pages, file) ?? []),
        // The last ones lead to the page itself and to the other languages.
        ...links
          .slice(0, -3)
          .filter((link) => link.startsWith(root) && isStranger(link)),
      ].map((fault) => `${own}: ${fault}`);
    }),

  'has an llms.txt that leads to everything': (pages) =>
    locales.flatMap(({prefix}) => {
      const folder = prefix === '' ? '' : `${prefix.slice(1)}/`;
      const {operations, schemas, services} = description;
      const {links, titles} = readMarkdown(readBuilt(`${folder}llms.txt`));
      const wanted = [
        ...guides.map((name) => `docs/guides/${name}.md`),
        ...services.map((name) => `docs/api/${name}-service.md`),
        ...operations.map(({slug}) => `docs/api/${slug}.md`),
        ...services.map((name) => `llms/${name}.txt`),
        'llms/shared.txt',
        'docs/api/a-z.md',
        'docs/api/holt-service.md',
      ].map((file) => root + folder + file);
      const whole = ['shared', ...services]
        .map((name) => readBuilt(`${folder}llms/${name}.txt`))
        .join('');
      const parts = [
        ...operations.map(({slug}) => slug),
        ...[...schemas.values()].map(({slug}) => `schemas/${slug}`),
      ].map((slug) => `[HTML](${root}${folder}docs/api/${slug})\n`);
      return [
        ...(titles === 1 ? [] : [`${titles} titles`]),
        ...links.flatMap((link) => linkFault(link, pages) ?? []),
        ...wanted.filter((one) => !links.includes(one)),
        ...parts.filter((one) => !whole.includes(one)),
      ].map((fault) => `${folder}llms.txt: ${fault}`);
    }),
};
