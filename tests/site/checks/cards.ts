import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder} from '../build';
import {pages} from '../crawl';
import {site} from '../../../src/site';

const content = [...pages.values()].filter(
  ({file, refresh}) => refresh === undefined && !file.endsWith('404.html'),
);

/** The one address that both ways of naming a picture give. */
const getCard = (file: string): string => {
  const cards = new Set(pages.get(file)?.cards);
  expect(cards.size, file).toBe(1);
  return [...cards].join();
};

const getFile = (address: string): string =>
  path.join(buildFolder, decodeURI(new URL(address).pathname));

describe('the pictures for other sites', () => {
  it('are there, each 1200 × 630 and small', () => {
    const problems = content.flatMap(({file}) => {
      const address = getCard(file);
      if (new URL(address).origin !== site.url) return `${file}: ${address}`;
      if (!existsSync(getFile(address))) return `${file}: no ${address}`;
      const png = readFileSync(getFile(address));
      // Of the header, which begins a PNG (its specification, 11.2.1).
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].join(' × ');
      return size === '1200 × 630' && png.length < 60_000
        ? []
        : `${file}: ${size}, ${png.length} bytes`;
    });
    expect(problems.slice(0, 20)).toEqual([]);
    expect(content.length).toBeGreaterThan(1000);
  });

  it('are each of one page', () => {
    const addresses = content.map(({file}) => getCard(file));
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
