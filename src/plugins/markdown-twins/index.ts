import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {
  referencePages,
  referenceTwin,
  twinSite,
  type ReferencePage,
} from '../../generate/twins';
import {readPieces} from '../../markdown/html/readPieces';
import {twinOf} from '../../markdown/twin';
import type {Locale} from '../../site';
import {llmsFiles} from './llmsFiles';

/** File of a page or of its twin under the folder of the build. */
const fileOf = (route: string, ending: string): string =>
  `${route === '' ? 'index' : route}${ending}`;

const notFound = '404.html';

/**
 * Writes the Markdown twin of every page of a locale, and the lists of pages
 * for programs: all in one plugin, because Docusaurus runs what plugins do
 * after the build at the same time.
 */
export default function markdownTwins({
  siteDir,
  baseUrl,
  i18n,
}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  let content: AllContent = {};

  return {
    name: 'markdown-twins',
    allContentLoaded({allContent}) {
      content = allContent;
    },
    postBuild({outDir, routesPaths}) {
      const about = twinSite(siteDir, locale);
      const reference = referencePages(siteDir, locale);
      const known = new Map(
        reference.map((page): [string, ReferencePage] => [page.route, page]),
      );

      /** Of a page that is no data: components are words only in its HTML. */
      function builtTwin(route: string): string {
        const html = readFileSync(
          path.join(outDir, fileOf(route, '.html')),
          'utf8',
        );
        const address = about.home + route;
        return twinOf({address, content: readPieces(html, address)}, about);
      }

      const twins = new Map<string, string>();
      for (const address of routesPaths) {
        const route = address.slice(baseUrl.length);
        if (route === notFound) continue;
        const page = known.get(route);
        twins.set(
          route,
          page ? referenceTwin(siteDir, locale, page, about) : builtTwin(route),
        );
      }

      const files = new Map([
        ...[...twins].map(([route, text]): [string, string] => [
          fileOf(route, '.md'),
          text,
        ]),
        ...llmsFiles({siteDir, locale, content, twins, reference, about}),
      ]);
      for (const [name, text] of files) {
        const file = path.join(outDir, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
      return Promise.resolve();
    },
  };
}
