import {defaultLocale, site} from '../site';

interface Source {
  locale: string;
  versionDocsDirPath?: string;
  docPath?: string;
  blogDirPath?: string;
  blogPath?: string;
}

function getFolder({locale, versionDocsDirPath, blogDirPath}: Source): string {
  if (locale === defaultLocale) return versionDocsDirPath ?? blogDirPath ?? '';
  return blogDirPath
    ? `i18n/${locale}/docusaurus-plugin-content-blog`
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

export function getEditSource(source: Source): string {
  const file = source.docPath ?? source.blogPath ?? '';
  return `${site.repository}/edit/${site.branch}/${getFolder(source)}/${file}`;
}
