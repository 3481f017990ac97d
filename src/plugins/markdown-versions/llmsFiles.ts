import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {loadReference} from '../../generate/loadReference';
import {linkFrom} from './address';
import type {ListedPage} from './linkList';
import {renderLlmsText, type Section} from './llmsText';
import type {MarkdownSite} from './pageToMarkdown';
import {
  index,
  introductionLink,
  getOperationLink,
  getSchemaLink,
  getServiceLink,
} from '../../api/links';
import {defaultLocale, site as product, type Locale} from '../../site';
import {getMarkdownTextsFolder} from '../../translations/paths';
import {createDocumentSections} from './documentSections';

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

const getFileName = (service: string): string => `llms/${service}.txt`;

const getRoute = (address: string): string => address.slice(1);

/**
 * Creates `llms.txt`, and a file with all pages of each service.
 *
 * @throws if a listed page does not exist
 */
export function createLlmsFiles(given: Given): Map<string, string> {
  const {siteDir, locale, content, texts, site} = given;
  const {services, sharedSchemas} = loadReference(siteDir, locale);
  const fromHome = linkFrom(site.home, site.home, site.root);
  const address = (href: string): string =>
    fromHome(href.startsWith('/') ? `.${href}` : href);
  const documents = createDocumentSections(content, fromHome);
  const known = new Map(documents.pages.map((page) => [page.url, page]));

  function listed(link: string): ListedPage {
    const page = known.get(address(link));
    if (!page) throw new Error(`llms.txt: there is no page ${link}.`);
    return page;
  }

  const joined = (links: string[]): string =>
    links
      .map((link) => {
        const text = texts.get(getRoute(link));
        if (text === undefined) {
          throw new Error(`${link} has no Markdown version.`);
        }
        return text;
      })
      .join('\n');

  const whole = new Map([
    [
      sharedName,
      joined([introductionLink, ...sharedSchemas.map(getSchemaLink)]),
    ],
    ...services.map((service): [string, string] => [
      service.key,
      joined([
        getServiceLink(service),
        ...service.operations.map(getOperationLink),
        ...service.schemas.map(getSchemaLink),
      ]),
    ]),
  ]);

  /** A file with its size, because some exceed an assistant's context. */
  const wholeFile = (service: string): ListedPage => ({
    title: getFileName(service),
    description: `${Math.ceil(Buffer.byteLength(whole.get(service) ?? '') / 1000)} KB`,
    url: site.home + getFileName(service),
  });

  const sections: Section[] = [
    ...documents.guidesAndTutorials,
    {
      title: documents.apiTitle,
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
    documents.blog,
    // Programs may skip sections with this name.
    {title: 'Optional', pages: documents.optional},
  ];

  // English until it is translated, like any document.
  const introduction = [locale, defaultLocale]
    .map((one) =>
      path.join(siteDir, getMarkdownTextsFolder(one), introductionFile),
    )
    .find((file) => existsSync(file));
  return new Map([
    [
      'llms.txt',
      renderLlmsText(
        introduction
          ? readFileSync(introduction, 'utf8')
          : `# ${product.name}\n\n> ${product.tagline}\n`,
        sections,
        address,
      ),
    ],
    ...[...whole].map(([key, text]): [string, string] => [
      getFileName(key),
      text,
    ]),
  ]);
}
