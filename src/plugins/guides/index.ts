import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {GuideData} from '../../guides/model';
import {guideNames} from '../../guides/order';
import {dataOfStory} from '../../guides/story';

/** What lists of guides show of one. */
export type GuideEntry = Pick<
  GuideData,
  'name' | 'title' | 'summary' | 'minutes'
> & {steps: number};

function entryOf(file: string): GuideEntry {
  const {name, title, summary, minutes, steps} = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as GuideData;
  return {name, title, summary, minutes, steps: steps.length};
}

/**
 * Tells pages which guides there are, in the language of the build: lists of
 * guides import `@generated/guides/default/list.json`. The page of a guide has its
 * headings from its data, so it is compiled anew when that changes.
 */
export default function guides({siteDir, i18n}: LoadContext): Plugin<void> {
  const folder = path.join(siteDir, '.generated/guides', i18n.currentLocale);
  return {
    name: 'guides',
    getPathsToWatch: () => [path.join(folder, '*.json')],
    async contentLoaded({actions}) {
      const list = guideNames
        .map((name) => path.join(folder, `${name}.json`))
        .filter((file) => existsSync(file))
        .map(entryOf);
      await actions.createData('list.json', list);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]guides[\\/][^\\/]+\.mdx$/,
            enforce: 'pre',
            loader: path.join(__dirname, 'dependOnGuide.cjs'),
            options: {
              dataFile(source: string): string | undefined {
                const data = dataOfStory(source);
                return data && path.join(siteDir, data);
              },
            },
          },
        ],
      },
    }),
  };
}
