import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readJson} from '../../api/files/readJson';
import {symptomPages} from '../../generate/mdx/rehypeSymptomRows';
import type {GuideData} from '../../guides/model';
import {getDataOfGuidePage} from '../../guides/guidePage';
import {
  createDocumentRecords,
  type DocumentAbout,
} from '../../search/records/documentRecords';
import type {SearchRecord} from '../../search/record';
import {
  createSymptomRecords,
  type WrittenSymptoms,
} from '../../search/records/symptomRecords';
import type {Locale} from '../../site';
import {getDocumentPairs} from '../../translations/documents';

interface FrontMatter {
  title?: string;
  description?: string;
  slug?: string;
  draft?: boolean;
  unlisted?: boolean;
}

/** A handwritten document, post, or page. */
interface WrittenDocument extends DocumentAbout {
  file: string;
  markdown: string;
}

function getFrontMatter(markdown: string): FrontMatter {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(markdown);
  return (parse(found?.[1] ?? '') ?? {}) as FrontMatter;
}

/** Addresses as Docusaurus forms them; other areas have no pages. */
const addresses: Record<string, (name: string, slug?: string) => string> = {
  documents: (name, slug = path.posix.basename(name)) =>
    path.posix
      .resolve('/docs', path.posix.dirname(name), `./${slug}`)
      .replace(/\/index$/, ''),
  pages: (name) => `/${name}`,
  blog: (name, slug = name.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')) =>
    path.posix.join('/blog', slug),
};

/**
 * Reads the documents, posts, and pages of a locale without Docusaurus, which
 * takes as long as a build. Untranslated documents are in English, as on the
 * site.
 */
const readDocuments = (siteDir: string, locale: Locale): WrittenDocument[] =>
  getDocumentPairs(locale, siteDir).flatMap(
    ({name, english, translated, area}) => {
      const getAddress = addresses[area];
      const [source, translation] = [english, translated].map((one) =>
        path.join(siteDir, one),
      ) as [string, string];
      // A translation without a source is no page.
      if (!getAddress || !existsSync(source)) return [];
      const file = existsSync(translation) ? translation : source;
      const markdown = readFileSync(file, 'utf8');
      const {slug, draft, unlisted, ...about} = getFrontMatter(markdown);
      if (draft || unlisted) return [];
      const kind = area === 'blog' ? 'post' : 'document';
      const {title = '', description = ''} = about;
      const page = getAddress(name.replace(/\.mdx?$/, ''), slug);
      return [{kind, title, description, page, markdown, file}];
    },
  );

function listSteps(siteDir: string, markdown: string): GuideData['steps'] {
  const data = getDataOfGuidePage(markdown);
  if (data === undefined) return [];
  return (readJson(path.join(siteDir, data)) as GuideData).steps;
}

/** Search records of the documents, posts, and pages of a locale. */
export const getDocumentRecords = (
  siteDir: string,
  locale: Locale,
  symptoms: WrittenSymptoms,
): SearchRecord[] =>
  readDocuments(siteDir, locale)
    .sort((a, b) => (a.page < b.page ? -1 : 1))
    .flatMap(({file, markdown, ...about}) =>
      symptomPages.test(file)
        ? createSymptomRecords(about, markdown, symptoms)
        : createDocumentRecords(about, markdown, listSteps(siteDir, markdown)),
    );
