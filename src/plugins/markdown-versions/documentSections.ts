import type {AllContent} from '@docusaurus/types';
import type {ListedPage} from './linkList';
import type {Section} from './llmsText';
import {apiSidebarName} from '../../api/sidebar';

/** Docusaurus's metadata of a document, post, or page. */
interface Metadata {
  title?: string;
  description?: string;
  permalink: string;
}

interface Item {
  type: string;
  id?: string;
  label?: string;
  items?: Item[];
}

interface Contents {
  'docusaurus-plugin-content-docs': Record<
    string,
    {
      loadedVersions: {
        docs: (Metadata & {id: string})[];
        sidebars: Record<string, Item[]>;
      }[];
    }
  >;
  'docusaurus-plugin-content-blog': Record<
    string,
    {blogTitle: string; blogPosts: {metadata: Metadata}[]}
  >;
  'docusaurus-plugin-content-pages': Record<string, Metadata[]>;
}

const getInstances = <T>(all: Record<string, T> | undefined): T[] =>
  Object.values(all ?? {});

/** ID of the document at `/docs`. */
const home = 'index';

/** Documents about writing for this site, which API users can skip. */
const forWriters = /^(?:intro$|tutorial-)/;

export interface DocumentSections {
  /** In sidebar order; documents without a category come first. */
  guidesAndTutorials: Section[];
  apiTitle: string;
  blog: Section;
  /** Documents for the site's writers. */
  optional: ListedPage[];
  pages: ListedPage[];
}

/**
 * Handwritten documents and posts in sidebar order.
 *
 * @param address returns a page's Markdown URL
 */
export function createDocumentSections(
  content: AllContent,
  address: (href: string) => string,
): DocumentSections {
  const all = content as unknown as Contents;
  const versions = getInstances(all['docusaurus-plugin-content-docs']).flatMap(
    ({loadedVersions}) => loadedVersions,
  );
  const documents = new Map(
    versions.flatMap(({docs}) => docs.map((one) => [one.id, one] as const)),
  );
  const sidebars = Object.assign(
    {},
    ...versions.map((one) => one.sidebars),
  ) as Record<string, Item[]>;
  const [first = []] = Object.entries(sidebars)
    .filter(([name]) => name !== apiSidebarName)
    .map(([, items]) => items);

  const listed = ({
    title = '',
    description,
    permalink,
  }: Metadata): ListedPage => {
    // Permalinks are relative to the host; that of the first document ends with
    // a slash.
    const path = permalink.replace(/(.)\/$/, '$1');
    return {title, description, url: address(path)};
  };
  const documentsIn = (items: Item[], isOptional = false): ListedPage[] =>
    items.flatMap(({id, items: inner = []}) => {
      const document =
        id !== undefined && forWriters.test(id) === isOptional
          ? documents.get(id)
          : undefined;
      return [
        ...(document ? [listed(document)] : []),
        ...documentsIn(inner, isOptional),
      ];
    });

  const start = documents.get(home);
  const [blog] = getInstances(all['docusaurus-plugin-content-blog']);
  return {
    guidesAndTutorials: [
      {
        title: start?.title ?? '',
        pages: [
          ...(start ? [listed(start)] : []),
          ...documentsIn(first.filter(({type}) => type !== 'category')),
        ],
      },
      ...first
        .filter(({type}) => type === 'category')
        .map(({label = '', items = []}) => ({
          title: label,
          pages: documentsIn(items),
        })),
    ],
    apiTitle: sidebars[apiSidebarName]?.[0]?.label ?? '',
    blog: {
      title: blog?.blogTitle ?? '',
      pages: (blog?.blogPosts ?? []).map(({metadata}) => listed(metadata)),
    },
    optional: documentsIn(first, true),
    pages: [
      ...versions.flatMap(({docs}) => docs),
      ...getInstances(all['docusaurus-plugin-content-pages']).flat(),
    ].map(listed),
  };
}
