import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Locale that is translated into, and the folder of its translations. */
export const translatedLocale = 'zh-hant';
export const translationsFolder = `i18n/${translatedLocale}`;

/** Where documents stand in English, where their translations do, and the area. */
export const documentFolders = [
  [
    'docs',
    `${translationsFolder}/docusaurus-plugin-content-docs/current`,
    'documents',
  ],
  ['blog', `${translationsFolder}/docusaurus-plugin-content-blog`, 'blog'],
  [
    'src/pages',
    `${translationsFolder}/docusaurus-plugin-content-pages`,
    'pages',
  ],
] as const;

/** Files under a folder with one of the endings, sorted, as POSIX paths. */
export function filesUnder(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}
