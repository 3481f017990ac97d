import {container, image, text, type Node} from '@takumi-rs/helpers';
import type {Tokens} from '../tokens/readTokens';
import type {CardWords} from './cardWords';
import {colours} from './colours';
import {fontName} from './fonts';
import {mark} from './mark';
import {cardSize} from './socialCard';

const margin = 80;

/** Where a name of the API may be broken: `Virtual|Machine`. */
const partOfName = /(?<=[a-z\d])(?=[A-Z])/g;

/** Longer titles are set smaller, so that they keep to three lines. */
const titleSize = (title: string): number => {
  const width = [...title].reduce(
    (sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1),
    0,
  );
  return width > 64 ? 52 : width > 40 ? 64 : 80;
};

/** The layers of the platform, as the home page has them. */
const strata = (colour: string): Node =>
  container({
    style: {display: 'flex', alignItems: 'flex-end', gap: 8},
    children: [28, 22, 16, 11, 7].map((height) =>
      container({style: {flexGrow: 1, height, backgroundColor: colour}}),
    ),
  });

/**
 * The picture of a page for other sites, as the nodes that Takumi draws:
 * 1200 × 630, in the colours of the dark mode.
 */
export function pageCard(tokens: Tokens, words: CardWords): Node {
  const {name, above, title, description} = words;
  const colour = colours(tokens, 'dark');
  const ink = colour('--ifm-color-content');
  const faint = colour('--ifm-color-content-secondary');
  const primary = colour('--ifm-color-primary');
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${mark(ink, primary)}</svg>`;
  return container({
    style: {
      ...cardSize,
      display: 'flex',
      flexDirection: 'column',
      padding: margin,
      backgroundColor: colour('--ifm-background-color'),
      color: ink,
      fontFamily: fontName,
    },
    children: [
      container({
        style: {display: 'flex', alignItems: 'center', gap: 20},
        children: [
          image({src: logo, style: {width: 60, height: 60}}),
          text(name, {fontSize: 40, fontWeight: 700}),
          text(above.join(' › '), {
            fontSize: 30,
            color: faint,
            marginLeft: 'auto',
          }),
        ],
      }),
      container({
        style: {display: 'flex', flexDirection: 'column', marginBlock: 'auto'},
        children: [
          text(title.replace(partOfName, '\u200B'), {
            fontSize: titleSize(title),
            fontWeight: 700,
            lineHeight: 1.2,
            lineClamp: 3,
            textWrap: 'balance',
            overflowWrap: 'anywhere',
          }),
          text(description, {
            color: faint,
            fontSize: 30,
            lineHeight: 1.45,
            lineClamp: 2,
            textWrap: 'balance',
            marginTop: 20,
          }),
        ],
      }),
      strata(primary),
    ],
  });
}
