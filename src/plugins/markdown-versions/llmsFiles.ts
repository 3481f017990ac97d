import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {loadReference} from '../../generate/loadReference';
import {parseMarkdown} from '../../api/markdownTree';
import {apiSidebarName} from '../../api/sidebar';
import {linkFrom} from './address';
import {formatMarkdown} from './format';
import {linkList, type ListedPage} from './linkList';
import type {MarkdownSite} from './pageToMarkdown';
import {
  index,
  introductionLink,
  getOperationLink,
  getSchemaLink,
  getServiceLink,
} from '../../api/links';
import {removeFrontMatter} from '../../search/records/documentRecords';
import {defaultLocale, site as product, type Locale} from '../../site';
import {getMarkdownTextsFolder} from '../../translations/paths';

/** Docusaurus's metadata of a document, post, or page. */
interface Metadata {
  title?: string;
  description?: string;
  permalink: string;
}

interface Section {
  title: string;
  pages: ListedPage[];
}

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string];

interface Given {
  siteDir: string;
  locale: Locale;
  content: AllContent;
  texts: ReadonlyMap<string, string>;
  site: MarkdownSite;
}

const introductionFile = 'llms.md';
const conventions = '/markdown-page';
const sharedName = 'shared';

/** Documents about writing for this site, which API users can skip. */
const forWriters = /^(?:intro$|tutorial-)/;

const getFileName = (service: string): string => `llms/${service}.txt`;

/** The introduction, which is English until it is translated. */
function readIntroduction(siteDir: string, locale: Locale): string {
  const file = [locale, defaultLocale]
    .map((one) =>
      path.join(siteDir, getMarkdownTextsFolder(one), introductionFile),
    )
    .find((one) => existsSync(one));
  return file
    ? removeFrontMatter(readFileSync(file, 'utf8'))
    : `# ${product.name}\n\n> ${product.tagline}\n`;
}

const getSectionNodes = ({title, pages}: Section): RootContent[] => [
  {type: 'heading', depth: 2, children: [{type: 'text', value: title}]},
  linkList(pages),
];

/**
 * Creates `llms.txt` (the introduction and a list of all pages in sidebar
 * order), and a file with all pages of each service.
 *
 * @throws if a listed page does not exist
 * @see https://llmstxt.org/
 */
export function createLlmsFiles(given: Given): Map<string, string> {
  const {siteDir, locale, content, texts, site} = given;
  const {services, sharedSchemas} = loadReference(siteDir, locale);
  const getContent = (plugin: string): unknown =>
    content[`docusaurus-plugin-content-${plugin}`]?.default;
  const [{docs, sidebars}] = (getContent('docs') as LoadedContent)
    .loadedVersions as [LoadedContent['loadedVersions'][number]];
  const blog = getContent('blog') as BlogContent;

  const fromHome = linkFrom(site.home, site.home, site.root);
  const address = (href: string): string =>
    fromHome(href.startsWith('/') ? `.${href}` : href);
  const toListed = ({title = '', description, permalink}: Metadata) => ({
    title,
    description,
    // Permalinks are relative to the host; that of the first document ends with
    // a slash.
    url: fromHome(permalink.replace(/(.)\/$/, '$1')),
  });
  const known = new Map(
    [...docs, ...(getContent('pages') as Metadata[])]
      .map(toListed)
      .map((page) => [page.url, page]),
  );

  function listed(link: string): ListedPage {
    const page = known.get(address(link));
    if (!page) throw new Error(`llms.txt: there is no page ${link}.`);
    return page;
  }

  const documentsIn = (items: Sidebar, isOptional = false): ListedPage[] =>
    items.flatMap((item) => {
      if (item.type === 'category') return documentsIn(item.items, isOptional);
      return 'id' in item && forWriters.test(item.id) === isOptional
        ? docs.filter(({id}) => id === item.id).map(toListed)
        : [];
    });

  const joined = (links: string[]): string =>
    links
      .map((link) => {
        const text = texts.get(link.slice(1));
        if (text !== undefined) return text;
        throw new Error(`${link} has no Markdown version.`);
      })
      .join('\n');

  const whole = new Map([
    [
      getFileName(sharedName),
      joined([introductionLink, ...sharedSchemas.map(getSchemaLink)]),
    ],
    ...services.map((service): [string, string] => [
      getFileName(service.key),
      joined([
        getServiceLink(service),
        ...service.operations.map(getOperationLink),
        ...service.schemas.map(getSchemaLink),
      ]),
    ]),
  ]);

  /** A file with its size, because some exceed an assistant's context. */
  function wholeFile(service: string): ListedPage {
    const title = getFileName(service);
    const size = Buffer.byteLength(whole.get(title) ?? '');
    const description = `${Math.ceil(size / 1000)} KB`;
    return {title, description, url: site.home + title};
  }

  const {tutorialSidebar = [], [apiSidebarName]: [api] = []} = sidebars;
  const sections: Section[] = [
    ...tutorialSidebar.flatMap((item) =>
      item.type === 'category'
        ? [{title: item.label, pages: documentsIn(item.items)}]
        : [],
    ),
    {
      title: api?.type === 'category' ? api.label : '',
      pages: [
        listed(introductionLink),
        wholeFile(sharedName),
        listed(conventions),
        listed(`/docs/api/${index}`),
      ],
    },
    ...services.map((service) => ({
      title: listed(getServiceLink(service)).title,
      pages: [
        listed(getServiceLink(service)),
        wholeFile(service.key),
        ...service.operations.map((one) => listed(getOperationLink(one))),
      ],
    })),
    {
      title: blog.blogTitle,
      pages: blog.blogPosts.map(({metadata}) => toListed(metadata)),
    },
    // Programs may skip sections with this name.
    {title: 'Optional', pages: documentsIn(tutorialSidebar, true)},
  ];

  const introduction = structuredClone(
    parseMarkdown(readIntroduction(siteDir, locale)),
  );
  visit(introduction, 'link', (node) => {
    node.url = address(node.url);
  });
  const list = formatMarkdown({
    type: 'root',
    children: [
      ...introduction.children,
      ...sections
        .filter(({pages}) => pages.length > 0)
        .flatMap(getSectionNodes),
    ],
  });
  return new Map([['llms.txt', list], ...whole]);
}
