import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listFilesUnder} from '../../api/files/filesUnder';
import {getDocsFolder} from '../../generate/paths';
import {apiFolder} from '../../api/links';
import {defaultLocale, type Locale} from '../../site';
import type {WrittenDocument} from './documents';

interface FrontMatter {
  title?: string;
  description?: string;
  slug?: string;
  draft?: boolean;
  unlisted?: boolean;
}

function getFrontMatter(file: string): FrontMatter {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, 'utf8'));
  return (parse(found?.[1] ?? '') ?? {}) as FrontMatter;
}

/**
 * Reads the documents, posts, and pages of a locale without Docusaurus, which
 * takes as long as a build. Untranslated documents are in English, as on the
 * site.
 */
export function readDocuments(
  siteDir: string,
  locale: Locale,
): WrittenDocument[] {
  const localized = (plugin: string): string =>
    `i18n/${locale}/docusaurus-plugin-content-${plugin}`;

  function read(
    kind: WrittenDocument['kind'],
    [folder, translated]: [folder: string, translated: string],
    address: (name: string, slug: string | undefined) => string,
  ): WrittenDocument[] {
    return listFilesUnder(path.join(siteDir, folder), '.mdx')
      .filter((name) => !name.startsWith(`${apiFolder}/`))
      .flatMap((name) => {
        const own = `${translated}/${name}`;
        const isTranslated =
          locale !== defaultLocale && existsSync(path.join(siteDir, own));
        const file = isTranslated ? own : `${folder}/${name}`;
        const {
          title = '',
          description = '',
          slug,
          draft,
          unlisted,
        } = getFrontMatter(path.join(siteDir, file));
        if (draft || unlisted) return [];
        const page = address(name.replace(/\.mdx$/, ''), slug);
        return [{kind, title, description, page, file}];
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
      path.posix.join('/blog', slug ?? name),
    ),
  ];
}
