import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from '../../generate/folder';
import {
  defaultLocale,
  getLocaleAddress,
  locales,
  type Locale,
} from '../../site';
import {createLlmsFiles} from './llmsFiles';
import type {MarkdownSite} from './pageToMarkdown';

const getFile = (route: string, ending: string): string =>
  `${route === '' ? 'index' : route}${ending}`;

const notFound = '404.html';

const createSite = (locale: Locale): MarkdownSite => ({
  root: getLocaleAddress(defaultLocale),
  home: getLocaleAddress(locale),
  others: (Object.keys(locales) as Locale[])
    .filter((name) => name !== locale)
    .map((name) => ({
      label: locales[name].label,
      home: getLocaleAddress(name),
    })),
});

/**
 * Writes the Markdown versions of a locale's pages, and `llms.txt`. This is one
 * plugin because Docusaurus runs the `postBuild` hooks of plugins in parallel.
 */
export default function markdownVersions({
  siteDir,
  outDir,
  baseUrl,
  i18n,
}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  let content: AllContent = {};

  return {
    name: 'markdown-versions',
    allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild({routesPaths}) {
      // The preview does not need the converter.
      const {convertPageToMarkdown} = await import('./pageToMarkdown');
      const site = createSite(locale);
      const routes = routesPaths
        .map((address) => address.slice(baseUrl.length))
        .filter((route) => route !== notFound);
      const texts = new Map(
        routes.map((route) => {
          const file = path.join(outDir, getFile(route, '.html'));
          const html = readFileSync(file, 'utf8');
          const address = site.home + route;
          return [route, convertPageToMarkdown(html, address, site)];
        }),
      );
      const files = new Map([
        ...[...texts].map(
          ([route, text]) => [getFile(route, '.md'), text] as const,
        ),
        ...createLlmsFiles({siteDir, locale, content, texts, site}),
      ]);
      for (const [name, text] of files) {
        writeFile(path.join(outDir, name), text);
      }
    },
  };
}
