import {defaultLocale, type Locale} from '../site';

/** Folder of the translations into a language. */
export const getTranslationsFolder = (locale: Locale): string =>
  `i18n/${locale}`;

/** Folder of the message catalogs of the API description. */
export const getCatalogFolder = (locale: Locale): string =>
  `${getTranslationsFolder(locale)}/openapi`;

/** Folder of the texts that only Markdown for programs shows. */
const markdownTexts = 'src/plugins/markdown-versions/texts';

/** The same in a language. */
export const getMarkdownTextsFolder = (locale: Locale): string =>
  locale === defaultLocale
    ? markdownTexts
    : `${getTranslationsFolder(locale)}/markdown`;

/** Where documents stand in English, where their translations do, and the area. */
export function getDocumentFolders(
  locale: Locale,
): readonly (readonly [source: string, target: string, area: string])[] {
  const plugins = `${getTranslationsFolder(locale)}/docusaurus-plugin-content`;
  return [
    ['docs', `${plugins}-docs/current`, 'documents'],
    ['blog', `${plugins}-blog`, 'blog'],
    ['src/pages', `${plugins}-pages`, 'pages'],
    [markdownTexts, `${getTranslationsFolder(locale)}/markdown`, 'markdown'],
  ];
}
