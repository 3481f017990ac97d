import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../site';
import {makeSearchFile, searchFile} from './siteSearch';

/** Writes the search file of a locale; see `src/search`. */
export default function search({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'search',
    postBuild({outDir}) {
      const text = makeSearchFile(siteDir, i18n.currentLocale as Locale);
      writeFileSync(path.join(outDir, searchFile), text);
      return Promise.resolve();
    },
  };
}
