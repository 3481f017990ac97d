import {defaultLocale, type Locale} from '../site';

export const getTranslationsFolder = (locale: Locale): string =>
  `i18n/${locale}`;

/** Folder of the API's translation files. */
export const getCatalogFolder = (locale: Locale): string =>
  `${getTranslationsFolder(locale)}/openapi`;

/** Folder of texts in Markdown files for programs. */
const markdownTexts = 'openapi/markdown';

export const getMarkdownTextsFolder = (locale: Locale): string =>
  locale === defaultLocale
    ? markdownTexts
    : `${getTranslationsFolder(locale)}/markdown`;

export function getDocumentFolders(
  locale: Locale,
): readonly (readonly [source: string, target: string, area: string])[] {
  const plugins = `${getTranslationsFolder(locale)}/docusaurus-plugin-content`;
  return [
    ['docs', `${plugins}-docs/current`, 'documents'],
    ['blog', `${plugins}-blog`, 'blog'],
    ['src/pages', `${plugins}-pages`, 'pages'],
    [markdownTexts, getMarkdownTextsFolder(locale), 'markdown'],
  ];
}
