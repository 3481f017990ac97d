import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  drawnFile,
  hashPicture,
  drawPictures,
  drawVectors,
  type Drawn,
} from '../../../src/artwork/drawings';
import {getCardTexts} from '../../../src/artwork/socialCard';
import {readJson} from '../../../src/files/readJson';

const stale = 'It was drawn from other tokens or words: run "npm run draw".';

/** Width and height of the images in an `.ico`, and the bytes of each. */
function imagesIn(file: Buffer): {size: [number, number]; png: Buffer}[] {
  return Array.from({length: file.readUInt16LE(4)}, (_, index) => {
    const at = 6 + 16 * index;
    const from = file.readUInt32LE(at + 12);
    return {
      size: [file.readUInt8(at), file.readUInt8(at + 1)],
      png: file.subarray(from, from + file.readUInt32LE(at + 8)),
    };
  });
}

describe('drawings', () => {
  it.each(Object.entries(drawVectors()))('%s is up to date', (file, svg) => {
    expect(readFileSync(file, 'utf8'), stale).toBe(svg);
    // The logo keeps its arch and its broken line.
    expect(svg.match(/<path /g)).toHaveLength(2);
  });

  it('are the ones that were noted', () => {
    expect(Object.keys(readJson(drawnFile) as Drawn).sort()).toEqual(
      drawPictures()
        .map(({file}) => file)
        .sort(),
    );
  });

  it.each(drawPictures().map((picture) => [picture.file, picture] as const))(
    '%s is up to date, of its size, and small',
    (file, picture) => {
      expect((readJson(drawnFile) as Drawn)[file], stale).toBe(
        hashPicture(picture),
      );
      const content = readFileSync(file);
      expect(content.length).toBeLessThan(40_000);
      const images = file.endsWith('.ico')
        ? imagesIn(content)
        : [{size: undefined, png: content}];
      const sizes = images.map(({size, png}) => {
        expect(png.toString('latin1', 1, 4)).toBe('PNG');
        const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
        expect(size ?? [width, height]).toEqual([width, height]);
        return {width, height};
      });
      expect(sizes).toEqual(picture.sizes.map((size) => ({...size})));
    },
  );
});

describe('the words of a card', () => {
  it('are those of the site in each language', () => {
    expect(getCardTexts('en').layers).toEqual([
      'Bare metal',
      'Network',
      'Cluster',
      'Virtual machine',
      'Application',
    ]);
    expect(getCardTexts('zh-hant').tagline).toBe('一個平台，無限可能。');
    for (const {svg} of drawPictures().filter(({file}) => /card/.test(file))) {
      expect(svg.match(/<tspan /g)).toHaveLength(2);
      expect(svg.match(/<rect /g)).toHaveLength(6);
    }
  });
});
