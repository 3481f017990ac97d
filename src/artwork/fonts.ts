import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {FontDetails} from '@takumi-rs/core';

export const fontName = 'Noto Sans TC';

const require = createRequire(import.meta.url);

/** `U+4E00-4E10,U+5000` as numbers, from and to. */
const rangesOf = (ranges: string): [number, number][] =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/**
 * The font of the cards: one for Latin and Han, in the parts in which it is
 * published. It comes with the packages, so that every machine draws the same.
 */
export function cardFonts(): FontDetails[] {
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
    unicodeRange: rangesOf(range),
  }));
}
