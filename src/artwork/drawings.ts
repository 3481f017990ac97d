import {createHash} from 'node:crypto';
import {locales, type Locale} from '../site';
import {readTokens} from '../tokens/readTokens';
import {drawDarkLogo, drawIcon, drawLogo} from './logo';
import {cardSize, drawSocialCard, getCardTexts} from './socialCard';

/** A file of pixels, and the drawing that it is made from. */
export interface Picture {
  file: string;
  svg: string;
  /** Several sizes go into one `.ico`. */
  sizes: readonly {width: number; height: number}[];
}

export const drawnFile = 'src/artwork/drawn.json';

const drawSquare = (width: number): {width: number; height: number} => ({
  width,
  height: width,
});

/** The drawings that are served as they are, by file. */
export function drawVectors(): Record<string, string> {
  const tokens = readTokens();
  return {
    'static/img/logo.svg': drawLogo(tokens),
    'static/img/logo-dark.svg': drawDarkLogo(tokens),
    'static/img/favicon.svg': drawIcon(tokens, true),
  };
}

/** The drawings of which browsers and other sites want pixels. */
export function drawPictures(): Picture[] {
  const tokens = readTokens();
  const cards = (Object.keys(locales) as Locale[]).map((locale) => ({
    file: `static/img/social-card-${locale}.png`,
    svg: drawSocialCard(tokens, getCardTexts(locale), locales[locale].htmlLang),
    sizes: [cardSize],
  }));
  return [
    ...cards,
    {
      file: 'static/apple-touch-icon.png',
      svg: drawIcon(tokens, false),
      sizes: [drawSquare(180)],
    },
    {
      file: 'static/favicon.ico',
      svg: drawIcon(tokens, true),
      sizes: [16, 32, 48].map(drawSquare),
    },
  ];
}

/** Tells whether a picture was made from its drawing as it is now. */
export const hashPicture = ({svg}: Picture): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 16);
