import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {symptomPages} from '../../generate/mdx/rehypeSymptomRows';
import type {GuideData} from '../../guides/model';
import {getDataOfGuidePage} from '../../guides/guidePage';
import {apiFolder} from '../../api/links';
import {
  createDocumentRecords,
  type DocumentAbout,
} from '../../search/records/documentRecords';
import type {SearchRecord} from '../../search/record';
import {
  createSymptomRecords,
  type WrittenSymptoms,
} from '../../search/records/symptomRecords';

/** Docusaurus's metadata of a document, post, or page. */
interface Metadata {
  title?: string;
  description?: string;
  permalink: string;
  source: string;
  unlisted?: boolean;
}

interface Contents {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    {loadedVersions: {docs: (Metadata & {id: string})[]}[]}
  >;
  'docusaurus-plugin-content-blog'?: Record<
    string,
    {blogPosts: {metadata: Metadata}[]}
  >;
  'docusaurus-plugin-content-pages'?: Record<
    string,
    (Metadata & {type: string})[]
  >;
}

/** A handwritten document, post, or page. */
export interface WrittenDocument extends DocumentAbout {
  file: string;
}

function listSteps(siteDir: string, markdown: string): GuideData['steps'] {
  const data = getDataOfGuidePage(markdown);
  if (data === undefined) return [];
  const text = readFileSync(path.join(siteDir, data), 'utf8');
  return (JSON.parse(text) as GuideData).steps;
}

const getInstances = <T>(all: Record<string, T> | undefined): T[] =>
  Object.values(all ?? {});

/** Documents, posts, and pages that Docusaurus lists. */
export function findWrittenIn(
  baseUrl: string,
  content: AllContent,
): WrittenDocument[] {
  const all = content as Contents;
  const docs = getInstances(all['docusaurus-plugin-content-docs'])
    .flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs))
    .filter(({id}) => !id.startsWith(`${apiFolder}/`));
  const posts = getInstances(all['docusaurus-plugin-content-blog']).flatMap(
    ({blogPosts}) => blogPosts.map(({metadata}) => metadata),
  );
  const pages = getInstances(all['docusaurus-plugin-content-pages'])
    .flat()
    .filter(({type}) => type === 'mdx');
  const written =
    (kind: DocumentAbout['kind']) =>
    ({title = '', description = '', permalink, source}: Metadata) => ({
      kind,
      title,
      description,
      page: `/${permalink.slice(baseUrl.length).replace(/\/$/, '')}`,
      file: source.replace(/^@site\//, ''),
    });
  const listed = ({unlisted}: Metadata): boolean => !unlisted;
  return [
    ...[...docs, ...pages].filter(listed).map(written('document')),
    ...posts.filter(listed).map(written('post')),
  ];
}

export const getRecordsOfDocuments = (
  siteDir: string,
  documents: readonly WrittenDocument[],
  symptoms: WrittenSymptoms,
): SearchRecord[] =>
  [...documents]
    .sort((a, b) => (a.page < b.page ? -1 : 1))
    .flatMap(({file, ...about}) => {
      const markdown = readFileSync(path.join(siteDir, file), 'utf8');
      return symptomPages.test(file)
        ? createSymptomRecords(about, markdown, symptoms)
        : createDocumentRecords(about, markdown, listSteps(siteDir, markdown));
    });
