import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {searchFolder} from '../../search/indexing/files';
import type {Locale} from '../../site';
import {findWrittenIn} from './documents';
import {getFilesOfSearch} from './filesOfSearch';
import {serveFiles} from './serveFiles';

/** Makes the files that the search of a locale fetches; see `src/search`. */
export default function search({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  let content: AllContent = {};

  const files = (): Map<string, string> =>
    getFilesOfSearch(siteDir, locale, findWrittenIn(baseUrl, content));

  return {
    name: 'search',
    allContentLoaded({allContent}) {
      content = allContent;
    },
    configureWebpack: () => ({
      plugins: [],
      devServer: {
        setupMiddlewares: serveFiles(`${baseUrl}${searchFolder}/`, files),
      },
    }),
    postBuild({outDir}) {
      const folder = path.join(outDir, searchFolder);
      mkdirSync(folder, {recursive: true});
      for (const [name, text] of files()) {
        writeFileSync(path.join(folder, name), text);
      }
      return Promise.resolve();
    },
  };
}
