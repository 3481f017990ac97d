import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Renderer, type FontDetails, type Node} from '@takumi-rs/core';
import {readTokens, type Tokens} from '../tokens/readTokens';
import type {CardWords} from './cardWords';
import {colors, mark} from './logo';
import {cardSize} from './socialCard';

const fontName = 'Noto Sans TC';

const require = createRequire(import.meta.url);

/** `U+4E00-4E10,U+5000` as numbers, from and to. */
const getRanges = (ranges: string): [number, number][] =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/**
 * The font of the cards: one for Latin and Han, in the parts in which it is
 * published. It comes with the packages, so that every machine draws the same.
 */
function loadCardFonts(): FontDetails[] {
  const folder = path.dirname(
    require.resolve('@fontsource-variable/noto-sans-tc/package.json'),
  );
  const ranges = JSON.parse(
    readFileSync(path.join(folder, 'unicode.json'), 'utf8'),
  ) as Record<string, string>;
  return Object.entries(ranges).map(([part, range]) => ({
    name: fontName,
    data: readFileSync(
      path.join(
        folder,
        'files',
        `noto-sans-tc-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      ),
    ),
    unicodeRange: getRanges(range),
  }));
}

const margin = 80;

/** Where a name of the API may be broken: `Virtual|Machine`. */
const partOfName = /(?<=[a-z\d])(?=[A-Z])/g;

/** Longer titles are set smaller, so that they keep to three lines. */
const getTitleSize = (title: string): number => {
  const width = [...title].reduce(
    (sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1),
    0,
  );
  return width > 64 ? 52 : width > 40 ? 64 : 80;
};

/** The layers of the platform, as the home page has them. */
const drawStrata = (color: string): Node => ({
  type: 'container',
  style: {display: 'flex', alignItems: 'flex-end', gap: 8},
  children: [28, 22, 16, 11, 7].map((height) => ({
    type: 'container',
    style: {flexGrow: 1, height, backgroundColor: color},
  })),
});

/**
 * The picture of a page for other sites, as the nodes that Takumi draws:
 * 1200 × 630, in the colors of the dark mode.
 */
function drawPageCard(tokens: Tokens, words: CardWords): Node {
  const {name, above, title, description} = words;
  const color = colors(tokens, 'dark');
  const ink = color('--ifm-color-content');
  const faint = color('--ifm-color-content-secondary');
  const primary = color('--ifm-color-primary');
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${mark(ink, primary)}</svg>`;
  return {
    type: 'container',
    style: {
      ...cardSize,
      display: 'flex',
      flexDirection: 'column',
      padding: margin,
      backgroundColor: color('--ifm-background-color'),
      color: ink,
      fontFamily: fontName,
    },
    children: [
      {
        type: 'container',
        style: {display: 'flex', alignItems: 'center', gap: 20},
        children: [
          {type: 'image', src: logo, style: {width: 60, height: 60}},
          {type: 'text', text: name, style: {fontSize: 40, fontWeight: 700}},
          {
            type: 'text',
            text: above.join(' › '),
            style: {fontSize: 30, color: faint, marginLeft: 'auto'},
          },
        ],
      },
      {
        type: 'container',
        style: {display: 'flex', flexDirection: 'column', marginBlock: 'auto'},
        children: [
          {
            type: 'text',
            text: title.replace(partOfName, '\u200B'),
            style: {
              fontSize: getTitleSize(title),
              fontWeight: 700,
              lineHeight: 1.2,
              lineClamp: 3,
              textWrap: 'balance',
              overflowWrap: 'anywhere',
            },
          },
          {
            type: 'text',
            text: description,
            style: {
              color: faint,
              fontSize: 30,
              lineHeight: 1.45,
              lineClamp: 2,
              textWrap: 'balance',
              marginTop: 20,
            },
          },
        ],
      },
      drawStrata(primary),
    ],
  };
}

/**
 * Loads the fonts and colors of the cards.
 *
 * @returns draws a card as PNG of 1200 × 630: the same words, the same bytes
 */
export async function loadCardDrawer(): Promise<
  (words: CardWords) => Promise<Buffer>
> {
  const tokens = readTokens();
  const renderer = new Renderer();
  for (const font of loadCardFonts()) await renderer.registerFont(font);
  return (words) =>
    renderer.render(drawPageCard(tokens, words), {...cardSize, format: 'png'});
}
