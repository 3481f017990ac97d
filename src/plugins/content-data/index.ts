import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readJson} from '../../api/files/readJson';
import type {HomeData} from '../../components/home/data';
import {
  getGuidesFolder,
  homeDataFile,
  getPagesFolder,
} from '../../generate/paths';
import type {GuideData} from '../../guides/model';
import {guideAreas, type GuideArea} from '../../guides/order';
import type {Locale} from '../../site';

export type GuideEntry = Pick<
  GuideData,
  'name' | 'title' | 'summary' | 'minutes'
> & {area: GuideArea; steps: number};

function getEntry(area: GuideArea, file: string): GuideEntry {
  const {name, title, summary, minutes, steps} = readJson(file) as GuideData;
  return {area, name, title, summary, minutes, steps: steps.length};
}

/**
 * Provides data from `npm run api` to pages, in the language of the build, as
 * `@generated/content-data/default/…`: `guides.json` (list of guides),
 * `home.json` (home page), and `areas.json` (home page and search). Recompiles
 * a guide when its data changes, because its headings come from the data.
 */
export default function contentData({
  siteDir,
  i18n,
}: LoadContext): Plugin<void> {
  const locale = i18n.currentLocale as Locale;
  const guides = path.join(siteDir, getGuidesFolder(locale));
  const home = path.join(siteDir, getPagesFolder(locale), homeDataFile);
  return {
    name: 'content-data',
    getPathsToWatch: () => [path.join(guides, '*.json'), home],
    async contentLoaded({actions}) {
      const list = guideAreas.flatMap(({area, names}) =>
        names
          .map((name) => path.join(guides, `${name}.json`))
          .filter((file) => existsSync(file))
          .map((file) => getEntry(area, file)),
      );
      await actions.createData('guides.json', list);
      const {areas, ...shown} = readJson(home) as HomeData;
      await actions.createData('areas.json', areas);
      await actions.createData('home.json', shown);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]guides[\\/][^\\/]+\.mdx$/,
            enforce: 'pre',
            loader: path.join(__dirname, 'dependOnGuide.cjs'),
            options: {guides},
          },
        ],
      },
    }),
  };
}
