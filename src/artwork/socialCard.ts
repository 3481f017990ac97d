import type {Tokens} from '../tokens/readTokens';
import {colours} from './colours';
import {mark} from './mark';
import type {Words} from './words';

export const cardSize = {width: 1200, height: 630} as const;

const left = 90;
const right = cardSize.width - left;
const ground = 500;
const gap = 8;

/** Each layer is thicker than the one that it carries. */
const thick = [56, 44, 32, 22, 14];

const fonts: Record<string, string> = {
  en: "'Liberation Sans', 'Helvetica Neue', Arial, sans-serif",
  'zh-Hant-TW':
    "'Liberation Sans', Arial, 'Noto Sans CJK TC', 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', sans-serif",
};

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A line for each part of a sentence. */
const linesOf = (tagline: string): string[] =>
  tagline.split(/(?<=[,，])\s*/).filter(Boolean);

function strata({layers}: Words, colour: (name: string) => string): string {
  const width = (right - left - gap * (layers.length - 1)) / layers.length;
  return layers
    .map((name, index) => {
      const x = left + index * (width + gap);
      const height = thick[index] ?? 0;
      return `<rect x="${x}" y="${ground - height}" width="${width}" height="${height}" fill="${colour('--ifm-color-primary')}"/>
  <text x="${x}" y="${ground + 44}" fill="${colour('--ifm-color-content-secondary')}" font-size="26">${escaped(name)}</text>`;
    })
    .join('\n  ');
}

/**
 * What other sites show beside a link to a page: the logo, what the platform
 * promises, and its layers as the home page has them.
 *
 * @param htmlLang language of the words, which decides the fonts
 * @returns SVG of 1200 × 630
 */
export function socialCard(
  tokens: Tokens,
  words: Words,
  htmlLang: string,
): string {
  const colour = colours(tokens, 'dark');
  const ink = colour('--ifm-color-content');
  const tagline = linesOf(words.tagline)
    .map(
      (line, index) =>
        `<tspan x="${left}" y="${284 + index * 88}">${escaped(line)}</tspan>`,
    )
    .join('');
  const {width, height} = cardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${htmlLang}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" font-family="${fonts[htmlLang] ?? 'sans-serif'}">
  <rect width="${width}" height="${height}" fill="${colour('--ifm-background-color')}"/>
  <g transform="translate(82 70) scale(2.75)">
  ${mark(ink, colour('--ifm-color-primary'))}
  </g>
  <text x="186" y="133" fill="${ink}" font-size="58" font-weight="700">${escaped(words.name)}</text>
  <text fill="${ink}" font-size="72" font-weight="700">${tagline}</text>
  ${strata(words, colour)}
</svg>
`;
}
