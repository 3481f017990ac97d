import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardDrawer} from '../../artwork/pageCard';
import {cardPath} from '../../artwork/cardPath';
import {cardWords, type CardWords} from '../../artwork/cardWords';

function readCardWords(page: string, site: string): CardWords {
  try {
    return cardWords(readFileSync(page, 'utf8'), site);
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
      const draw = await cardDrawer();
      await Promise.all(
        routesPaths.map(async (address) => {
          const route = address.slice(baseUrl.length);
          const card = cardPath(route);
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
