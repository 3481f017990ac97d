import {defaultLocale, type Locale} from '../site';

/** Folder of the translations into a language. */
export const translationsFolder = (locale: Locale): string => `i18n/${locale}`;

/** Folder of the message catalogs of the API description. */
export const catalogFolder = (locale: Locale): string =>
  `${translationsFolder(locale)}/openapi`;

/** Folder of the texts that only Markdown for programs shows. */
const markdownTexts = 'src/markdown/texts';

/** The same in a language. */
export const markdownTextsFolder = (locale: Locale): string =>
  locale === defaultLocale
    ? markdownTexts
    : `${translationsFolder(locale)}/markdown`;

/** Where documents stand in English, where their translations do, and the area. */
export function documentFolders(
  locale: Locale,
): readonly (readonly [source: string, target: string, area: string])[] {
  const plugins = `${translationsFolder(locale)}/docusaurus-plugin-content`;
  return [
    ['docs', `${plugins}-docs/current`, 'documents'],
    ['blog', `${plugins}-blog`, 'blog'],
    ['src/pages', `${plugins}-pages`, 'pages'],
    [markdownTexts, `${translationsFolder(locale)}/markdown`, 'markdown'],
  ];
}
