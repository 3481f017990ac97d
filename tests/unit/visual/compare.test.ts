import {PNG} from 'pngjs';
import {describe, expect, it} from 'vitest';
import {compare, rowsOf} from '../../visual/compare';

type Color = readonly [red: number, green: number, blue: number];

const white: Color = [255, 255, 255];

function paint(picture: PNG, x: number, y: number, color: Color): PNG {
  picture.data.set([...color, 255], (y * picture.width + x) * 4);
  return picture;
}

function plain(width: number, height: number, color = white): PNG {
  const picture = new PNG({width, height});
  for (let at = 0; at < width * height; at++) {
    paint(picture, at % width, Math.floor(at / width), color);
  }
  return picture;
}

/** Places of the red pixels of a picture. */
function reds({data, width, height}: PNG): string[] {
  const found: string[] = [];
  for (let at = 0; at < width * height; at++) {
    if (data.readUInt32BE(at * 4) === 0xff0000ff) {
      found.push(`${at % width},${Math.floor(at / width)}`);
    }
  }
  return found;
}

describe('two pictures', () => {
  it('that are the same have no difference', () => {
    expect(compare(plain(7, 5), plain(7, 5))).toBeUndefined();
  });

  it('differ by the smallest change of one color', () => {
    const after = paint(plain(10, 10), 3, 4, [255, 255, 254]);
    const difference = compare(plain(10, 10), after);
    expect(difference).toMatchObject({pixels: 1, share: 0.01, rows: [4, 5]});
    expect(reds(difference!.picture)).toEqual(['3,4']);
  });

  it('differ where letters have soft edges', () => {
    const soft = paint(
      paint(plain(9, 9), 4, 3, [0, 0, 0]),
      4,
      4,
      [128, 128, 128],
    );
    const other = paint(
      paint(plain(9, 9), 4, 3, [0, 0, 0]),
      4,
      4,
      [120, 120, 120],
    );
    expect(compare(soft, other)?.pixels).toBe(1);
  });

  it('differ in rows from the first to the last', () => {
    const after = paint(paint(plain(8, 50), 0, 6, [0, 0, 0]), 7, 40, [0, 0, 0]);
    expect(compare(plain(8, 50), after)?.rows).toEqual([6, 41]);
  });

  it.each([
    ['longer', 4, 5, 4, 8, 12, [5, 8]],
    ['shorter', 4, 8, 4, 5, 12, [5, 8]],
    ['wider', 4, 5, 6, 5, 10, [0, 5]],
    ['wider and shorter', 4, 8, 6, 5, 22, [0, 8]],
  ] as const)(
    'of which the second is %s differ where one stands out, white or not',
    (_, width, height, otherWidth, otherHeight, pixels, rows) => {
      const difference = compare(
        plain(width, height),
        plain(otherWidth, otherHeight),
      );
      expect(difference).toMatchObject({pixels, rows});
      expect(difference?.picture).toMatchObject({
        width: Math.max(width, otherWidth),
        height: Math.max(height, otherHeight),
      });
      expect(difference?.share).toBeLessThanOrEqual(1);
    },
  );

  it('that have nothing in common differ wholly, red pages too', () => {
    const red = plain(6, 6, [255, 0, 0]);
    expect(compare(red, plain(6, 6))).toMatchObject({pixels: 36, share: 1});
    const after = paint(plain(6, 6, [255, 0, 0]), 2, 2, white);
    expect(compare(red, after)).toMatchObject({pixels: 1, rows: [2, 3]});
  });
});

describe('rows of a picture', () => {
  const picture = paint(plain(3, 10), 1, 6, [1, 2, 3]);

  it('are those that were asked for', () => {
    const part = rowsOf(picture, 5, 8);
    expect(part).toMatchObject({width: 3, height: 3});
    expect([...part.data.subarray(16, 20)]).toEqual([1, 2, 3, 255]);
  });

  it.each([
    [-60, 4, 4],
    [8, 90, 2],
    [-60, 90, 10],
    // Rows that only the other picture has.
    [40, 60, 1],
  ])('from %d to %d are the %d that it has', (top, end, height) => {
    expect(rowsOf(picture, top, end).height).toBe(height);
  });
});
