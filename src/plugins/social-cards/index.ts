import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadCardDrawer} from '../../artwork/pageCard';
import {getCardPath} from '../../artwork/cardPath';
import {getCardWords, type CardWords} from '../../artwork/cardWords';

function readCardWords(page: string, site: string): CardWords {
  try {
    return getCardWords(readFileSync(page, 'utf8'), site);
  } catch (error) {
    throw new Error(`The card of ${page} can't be drawn.`, {cause: error});
  }
}

/** Draws, after the build, the picture of each page that other sites show. */
export default function socialCards({
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const draw = await loadCardDrawer();
      await Promise.all(
        routesPaths.map(async (address) => {
          const route = address.slice(baseUrl.length);
          const card = getCardPath(route);
          const page = path.join(outDir, `${route}.html`);
          if (card === undefined || !existsSync(page)) return;
          const file = path.join(outDir, card);
          const png = await draw(readCardWords(page, siteConfig.title));
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, png);
        }),
      );
    },
  };
}
