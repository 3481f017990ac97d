import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import sirv from 'sirv';
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

interface PreviewServer {
  app: {
    use(
      base: string,
      handle: (
        request: IncomingMessage,
        response: ServerResponse,
        next: () => void,
      ) => void,
    ): void;
  };
}

/**
 * Serves the Markdown versions of the last build in the preview, which does not
 * write HTML.
 *
 * @param base URL path of the locale
 * @param folder of the locale in the build
 */
const serveBuilt =
  (base: string, folder: string) =>
  (_: unknown, {app}: PreviewServer): [] => {
    const files = sirv(folder, {
      dev: true,
      setHeaders(response, file) {
        const kind = file.endsWith('.md') ? 'markdown' : 'plain';
        response.setHeader('Content-Type', `text/${kind}; charset=utf-8`);
      },
      onNoMatch(_request, response) {
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(
          'The last build has no Markdown version of this page. Run "npm run build".\n',
        );
      },
    });
    app.use(base, (request, response, next) => {
      if (/^[^?]*(\.md|\/llms(\/[^/?]+)?\.txt)(\?|$)/.test(request.url ?? '')) {
        files(request, response);
      } else next();
    });
    // Docusaurus merges the result with its middlewares.
    return [];
  };

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
    configureWebpack: () => ({
      plugins: [],
      devServer: {setupMiddlewares: serveBuilt(baseUrl, outDir)},
    }),
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
        ...[...texts].map(([route, text]): [string, string] => [
          getFile(route, '.md'),
          text,
        ]),
        ...createLlmsFiles({siteDir, locale, content, texts, site}),
      ]);
      for (const [name, text] of files) {
        const file = path.join(outDir, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
    },
  };
}
