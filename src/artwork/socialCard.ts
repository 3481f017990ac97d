import {readFileSync} from 'node:fs';
import {readJson} from '../files/readJson';
import {defaultLocale, site, type Locale} from '../site';
import type {Tokens} from '../tokens/readTokens';
import {colors, mark} from './logo';

/** What a card says. */
export interface Words {
  name: string;
  tagline: string;
  /** Layers of the platform, from the ground upwards. */
  layers: readonly string[];
}

const layers = ['metal', 'network', 'cluster', 'machine', 'application'];

const source = 'src/components/strata/LayerName.tsx';

function getEnglish(id: string): string {
  const message = new RegExp(`id: '${id}',\\s*message: '([^']+)'`).exec(
    readFileSync(source, 'utf8'),
  )?.[1];
  if (message === undefined) {
    throw new Error(`${source} has no text "${id}", which the cards show.`);
  }
  return message;
}

function loadTranslator(locale: Locale): (id: string) => string {
  const file = `i18n/${locale}/code.json`;
  const messages = readJson(file) as Record<string, {message: string}>;
  return (id) => {
    const message = messages[id]?.message;
    if (message === undefined) {
      throw new Error(`${file} has no text "${id}", which the cards show.`);
    }
    return message;
  };
}

/**
 * The words of a card in a language, from where the site has them.
 *
 * @throws naming the file that lacks one of them
 */
export function getCardTexts(locale: Locale): Words {
  const isEnglish = locale === defaultLocale;
  const text = isEnglish ? getEnglish : loadTranslator(locale);
  return {
    name: site.name,
    tagline: isEnglish ? site.tagline : text('home.tagline'),
    layers: layers.map((layer) => text(`strata.${layer}`)),
  };
}

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

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A line for each part of a sentence. */
const findLines = (tagline: string): string[] =>
  tagline.split(/(?<=[,，])\s*/).filter(Boolean);

function drawStrata({layers}: Words, color: (name: string) => string): string {
  const width = (right - left - gap * (layers.length - 1)) / layers.length;
  return layers
    .map((name, index) => {
      const x = left + index * (width + gap);
      const height = thick[index] ?? 0;
      return `<rect x="${x}" y="${ground - height}" width="${width}" height="${height}" fill="${color('--ifm-color-primary')}"/>
  <text x="${x}" y="${ground + 44}" fill="${color('--ifm-color-content-secondary')}" font-size="26">${escapeText(name)}</text>`;
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
export function drawSocialCard(
  tokens: Tokens,
  words: Words,
  htmlLang: string,
): string {
  const color = colors(tokens, 'dark');
  const ink = color('--ifm-color-content');
  const tagline = findLines(words.tagline)
    .map(
      (line, index) =>
        `<tspan x="${left}" y="${284 + index * 88}">${escapeText(line)}</tspan>`,
    )
    .join('');
  const {width, height} = cardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${htmlLang}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" font-family="${fonts[htmlLang] ?? 'sans-serif'}">
  <rect width="${width}" height="${height}" fill="${color('--ifm-background-color')}"/>
  <g transform="translate(82 70) scale(2.75)">
  ${mark(ink, color('--ifm-color-primary'))}
  </g>
  <text x="186" y="133" fill="${ink}" font-size="58" font-weight="700">${escapeText(words.name)}</text>
  <text fill="${ink}" font-size="72" font-weight="700">${tagline}</text>
  ${drawStrata(words, color)}
</svg>
`;
}
