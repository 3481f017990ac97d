import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {loadReference} from '../../generate/loadReference';
import {linkFrom} from './address';
import {listLinks, type ListedPage} from './format';
import type {MarkdownSite} from './pageToMarkdown';
import {
  index,
  introductionLink,
  getOperationLink,
  getSchemaLink,
  getServiceLink,
} from '../../api/links';
import type {Schema} from '../../api/model';
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

type Version = LoadedContent['loadedVersions'][number];
type Sidebar = Version['sidebars'][string];

interface Given {
  siteDir: string;
  locale: Locale;
  content: AllContent;
  texts: ReadonlyMap<string, string>;
  site: MarkdownSite;
}

const introductionFile = 'llms.md';

/** Pages that belong to no service. */
const others = ['/markdown-page', `/docs/api/${index}`];

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
    .loadedVersions as [Version];
  const blog = getContent('blog') as BlogContent;

  const fromHome = linkFrom(site.home, site.home, site.root);
  const getAddress = (link: string): string => fromHome(`.${link}`);
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

  function getListed(link: string): ListedPage {
    const page = known.get(getAddress(link));
    if (!page) throw new Error(`llms.txt: there is no page ${link}.`);
    return page;
  }

  const getDocuments = (items: Sidebar): ListedPage[] =>
    items.flatMap((item) => {
      if (item.type === 'category') return getDocuments(item.items);
      return 'id' in item
        ? docs.filter(({id}) => id === item.id).map(toListed)
        : [];
    });

  const files = new Map<string, string>();

  /** A part of the reference, with a file of all its pages. */
  function createPart(
    key: string,
    mainLink: string,
    links: string[],
    schemas: Schema[],
  ): Section {
    const title = `llms/${key}.txt`;
    const text = [mainLink, ...links, ...schemas.map(getSchemaLink)]
      .map((link) => texts.get(link.slice(1)))
      .join('\n');
    files.set(title, text);
    const main = getListed(mainLink);
    // Some exceed an assistant's context.
    const description = `${Math.ceil(Buffer.byteLength(text) / 1000)} KB`;
    return {
      title: main.title,
      pages: [
        main,
        {title, description, url: site.home + title},
        ...links.map(getListed),
      ],
    };
  }

  const shared = createPart('shared', introductionLink, [], sharedSchemas);
  const {tutorialSidebar = []} = sidebars;
  const documents = tutorialSidebar.flatMap((item) =>
    item.type === 'category'
      ? [{title: item.label, pages: getDocuments(item.items)}]
      : [],
  );
  const sections: Section[] = [
    ...documents.slice(0, -1),
    {
      ...shared,
      pages: [...shared.pages, ...others.map(getListed)],
    },
    ...services.map((service) =>
      createPart(
        service.key,
        getServiceLink(service),
        service.operations.map(getOperationLink),
        service.schemas,
      ),
    ),
    {
      title: blog.blogTitle,
      pages: blog.blogPosts.map(({metadata}) => toListed(metadata)),
    },
    // The last documents are about writing for this site. Programs may skip
    // sections with this name.
    ...documents.slice(-1).map(({pages}) => ({title: 'Optional', pages})),
  ];

  const introduction = readIntroduction(siteDir, locale).replace(
    /(?<=\]\()\/[^)]*/g,
    getAddress,
  );
  const lists = sections
    .filter(({pages}) => pages.length > 0)
    .map(({title, pages}) => `\n## ${title}\n\n${listLinks(pages)}`);
  return new Map([['llms.txt', introduction + lists.join('')], ...files]);
}
