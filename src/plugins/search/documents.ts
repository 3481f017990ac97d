import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readJson} from '../../api/files/readJson';
import {removeImports} from '../../api/files/withoutImports';
import {symptomPages} from '../../generate/mdx/rehypeSymptomRows';
import type {GuideData} from '../../guides/model';
import {getDataOfGuidePage} from '../../guides/guidePage';
import {
  createDocumentRecords,
  removeFrontMatter,
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
  id?: string;
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

/** The heading that is the title of a document without front matter. */
const getFirstHeading = (markdown: string): string | undefined =>
  /^\s*# +(.+)/.exec(removeImports(removeFrontMatter(markdown)))?.[1];

/** Parts of documents, such as `_shared.mdx`, have no page. */
const isPart = (name: string): boolean => /(^|\/)_/.test(name);

/** `steps` of `02-steps`. Numbers of dates and versions stay. */
const removeNumber = (name: string): string =>
  /^\d+[-_.]\d/.test(name)
    ? name
    : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

/**
 * The path of a page of each area, by the rules of Docusaurus's content
 * plugins.
 *
 * @param name of the file, relative to its folder
 */
export const pagePaths = {
  documents: (name: string, {slug, id}: FrontMatter): string => {
    const {dir, name: file} = path.posix.parse(name);
    const folders = dir.split('/');
    const indexes = ['index', 'readme', folders.at(-1)?.toLowerCase()];
    const own = indexes.includes(file.toLowerCase())
      ? ''
      : (id ?? removeNumber(file));
    return slug?.startsWith('/')
      ? path.posix.resolve('/docs', `.${slug}`)
      : path.posix.resolve('/docs', ...folders.map(removeNumber), slug ?? own);
  },
  blog: (name: string, {slug}: FrontMatter): string =>
    path.posix.join(
      '/blog',
      slug ??
        name
          .replace(/(\/index)?\.mdx?$/, '')
          .replace(/^(.*)(\d{4})[-/](\d\d?)[-/](\d\d?)[-/]?/, '$2/$3/$4/$1'),
    ),
  pages: (name: string, {slug}: FrontMatter): string =>
    slug ?? path.posix.resolve('/', name.replace(/(\/?index)?\.mdx?$/, '')),
};

/** Other areas have no pages. */
const isArea = (area: string): area is keyof typeof pagePaths =>
  Object.hasOwn(pagePaths, area);

/**
 * Reads the documents, posts, and pages of a locale without Docusaurus, which
 * takes as long as a build. Untranslated documents are in English, as on the
 * site.
 */
const readDocuments = (siteDir: string, locale: Locale): WrittenDocument[] =>
  getDocumentPairs(locale, siteDir).flatMap(
    ({name, english, translated, area}) => {
      if (!isArea(area) || isPart(name)) return [];
      const [source, translation] = [english, translated].map((one) =>
        path.join(siteDir, one),
      ) as [string, string];
      // A translation without a source is no page.
      if (!existsSync(source)) return [];
      const file = existsSync(translation) ? translation : source;
      const markdown = readFileSync(file, 'utf8');
      const about = getFrontMatter(markdown);
      if (about.draft || about.unlisted) return [];
      return [
        {
          kind: area === 'blog' ? 'post' : 'document',
          title:
            about.title ?? getFirstHeading(markdown) ?? path.parse(name).name,
          description: about.description ?? '',
          page: pagePaths[area](name, about),
          markdown,
          file,
        },
      ];
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
