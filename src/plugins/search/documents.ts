import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readJson} from '../../api/files/readJson';
import {listFilesUnder} from '../../api/files/filesUnder';
import {apiFolder} from '../../api/links';
import {symptomPages} from '../../generate/mdx/rehypeSymptomRows';
import {getDocsFolder} from '../../generate/paths';
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

/**
 * Reads the documents, posts, and pages of a locale without Docusaurus, which
 * takes as long as a build. Untranslated documents are in English, as on the
 * site.
 */
function readDocuments(siteDir: string, locale: Locale): WrittenDocument[] {
  const localized = (plugin: string): string =>
    `i18n/${locale}/docusaurus-plugin-content-${plugin}`;

  function read(
    kind: WrittenDocument['kind'],
    [folder, translated]: [folder: string, translated: string],
    address: (name: string, slug: string | undefined) => string,
  ): WrittenDocument[] {
    return listFilesUnder(path.join(siteDir, folder), '.mdx', '.md')
      .filter((name) => !name.startsWith(`${apiFolder}/`))
      .flatMap((name) => {
        const file = [translated, folder]
          .map((one) => path.join(siteDir, one, name))
          .find((one) => existsSync(one))!;
        const markdown = readFileSync(file, 'utf8');
        const {slug, draft, unlisted, ...about} = getFrontMatter(markdown);
        if (draft || unlisted) return [];
        const {title = '', description = ''} = about;
        const page = address(name.replace(/\.mdx?$/, ''), slug);
        return [{kind, title, description, page, markdown, file}];
      });
  }

  return [
    ...read('document', ['docs', getDocsFolder(locale)], (name, slug) =>
      path.posix
        .resolve(
          '/docs',
          path.posix.dirname(name),
          `./${slug ?? path.posix.basename(name)}`,
        )
        .replace(/\/index$/, ''),
    ),
    ...read(
      'document',
      ['src/pages', localized('pages')],
      (name) => `/${name}`,
    ),
    ...read('post', ['blog', localized('blog')], (name, slug) =>
      path.posix.join(
        '/blog',
        slug ?? name.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/'),
      ),
    ),
  ];
}

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
