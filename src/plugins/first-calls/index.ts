import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readJson} from '../../files/readJson';
import {firstCallsData, pagesFolder} from '../../generate/paths';
import type {FirstCall} from '../../reference/pages/firstCalls';
import type {Locale} from '../../site';

/**
 * Gives the home page its two calls, in the language of the build, as
 * `@generated/first-calls/default/calls.json`. `npm run api` writes them.
 */
export default function firstCalls({siteDir, i18n}: LoadContext): Plugin<void> {
  const file = path.join(
    siteDir,
    pagesFolder(i18n.currentLocale as Locale),
    firstCallsData,
  );
  return {
    name: 'first-calls',
    getPathsToWatch: () => [file],
    async contentLoaded({actions}) {
      await actions.createData('calls.json', readJson(file) as FirstCall[]);
    },
  };
}
