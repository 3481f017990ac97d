import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {loadReference} from '../../generate/loadReference';
import type {ReferencePage} from '../../generate/twins';
import {linkFrom} from '../../markdown/address';
import {
  llmsText,
  type ListedPage,
  type Section,
} from '../../markdown/llms/llmsText';
import type {TwinSite} from '../../markdown/twin';
import {
  index,
  introductionLink,
  operationLink,
  schemaLink,
  serviceLink,
} from '../../reference/links';
import type {Locale} from '../../site';
import {twinTextsFolder} from '../../translations/paths';
import {documentSections} from './documentSections';

interface Given {
  siteDir: string;
  locale: Locale;
  content: AllContent;
  /** Text of each twin by its route. */
  twins: ReadonlyMap<string, string>;
  reference: readonly ReferencePage[];
  about: TwinSite;
}

const introductionFile = 'llms.md';
const conventions = '/markdown-page';
const sharedName = 'shared';

const fileName = (service: string): string => `llms/${service}.txt`;

/** Address without the slash at its start, as routes are written here. */
const routeOf = (address: string): string => address.slice(1);

/**
 * `llms.txt`, and a file with all pages of each service, by their names.
 *
 * @throws when a page that they name has no twin
 */
export function llmsFiles(given: Given): Map<string, string> {
  const {siteDir, locale, content, twins, reference, about} = given;
  const {services, sharedSchemas} = loadReference(siteDir, locale);
  const address = linkFrom(about.home, about.home, about.root);
  const known = new Map(reference.map((page) => [page.route, page]));

  function listed(link: string): ListedPage {
    const page = known.get(routeOf(link));
    if (!page) throw new Error(`llms.txt: the reference has no page ${link}.`);
    return {
      title: page.title,
      description: page.description,
      url: address(link),
    };
  }

  const wholeFile = (service: string): ListedPage => ({
    title: fileName(service),
    url: about.home + fileName(service),
  });

  const documents = documentSections(content, address);
  const sections: Section[] = [
    ...documents.guidesAndTutorials,
    {
      title: documents.apiTitle,
      pages: [
        listed(introductionLink),
        wholeFile(sharedName),
        ...documents.pagesAt([conventions]),
        listed(`/docs/api/${index}`),
      ],
    },
    ...services.map((service) => ({
      title: listed(serviceLink(service)).title,
      pages: [
        listed(serviceLink(service)),
        wholeFile(service.key),
        ...service.operations.map((one) => listed(operationLink(one))),
      ],
    })),
    documents.blog,
  ];

  const joined = (links: string[]): string =>
    links
      .map((link) => {
        const text = twins.get(routeOf(link));
        if (text === undefined) throw new Error(`${link} has no twin.`);
        return text;
      })
      .join('\n');

  const introduction = readFileSync(
    path.join(siteDir, twinTextsFolder(locale), introductionFile),
    'utf8',
  );
  return new Map([
    ['llms.txt', llmsText(introduction, sections, address)],
    [
      fileName(sharedName),
      joined([introductionLink, ...sharedSchemas.map(schemaLink)]),
    ],
    ...services.map((service): [string, string] => [
      fileName(service.key),
      joined([
        serviceLink(service),
        ...service.operations.map(operationLink),
        ...service.schemas.map(schemaLink),
      ]),
    ]),
  ]);
}
