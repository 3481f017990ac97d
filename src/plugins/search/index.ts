import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {loadReference} from '../../generate/loadReference';
import {pagesFolder} from '../../generate/paths';
import type {RichText} from '../../reference/richText';
import {searchFiles, searchFolder} from '../../search/indexing/files';
import {referenceRecords} from '../../search/records/referenceRecords';
import type {Locale} from '../../site';
import {recordsOfDocuments} from './documents';
import {serveFiles} from './serveFiles';
import {synonymsFor} from './synonymsFor';

/** Makes the files that the search of a locale fetches; see `src/search`. */
export default function search({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  let content: AllContent = {};

  function contentOf(page: string): RichText[] {
    const file = path.join(siteDir, pagesFolder(locale), `${page}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as {content: RichText[]})
      .content;
  }

  function files(): Map<string, string> {
    const records = [
      ...referenceRecords(loadReference(siteDir, locale), contentOf),
      ...recordsOfDocuments(siteDir, baseUrl, content),
    ];
    return searchFiles(records, synonymsFor(siteDir, records));
  }

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
