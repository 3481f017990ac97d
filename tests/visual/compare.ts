import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  /** Pixels of another color, and those that only one of them has. */
  pixels: number;
  /** Part of the larger area, 0 to 1. */
  share: number;
  /** First row that differs, and the one after the last. */
  rows: readonly [top: number, end: number];
  /** The first picture, pale, with everything that differs in red. */
  picture: PNG;
}

const red = [255, 0, 0, 255] as const;

const samePixel = (data: Buffer, at: number): boolean =>
  red.every((value, channel) => data[at + channel] === value);

function fill({data, width}: PNG, x: number, y: number, to: number): void {
  for (let at = (y * width + x) * 4; at < (y * width + to) * 4; at += 4) {
    red.forEach((value, channel) => (data[at + channel] = value));
  }
}

/** The upper left part of a picture. */
function corner(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const part = new PNG({width, height});
  PNG.bitblt(picture, part, 0, 0, width, height);
  return part;
}

/** Rows from the first red pixel to the last. */
function redRows({data, width, height}: PNG): [number, number] {
  const hasRed = (row: number): boolean => {
    for (let x = 0; x < width; x++) {
      if (samePixel(data, (row * width + x) * 4)) return true;
    }
    return false;
  };
  let top = 0;
  while (top < height && !hasRed(top)) top++;
  let end = height;
  while (end > top && !hasRed(end - 1)) end--;
  return [top, end];
}

/**
 * Compares two pictures pixel by pixel, each color exactly. Pictures of
 * different sizes are laid on each other at the upper left corner; what stands
 * out of the other one differs.
 *
 * @returns nothing when they are the same
 */
export function compare(before: PNG, after: PNG): Difference | undefined {
  const common = {
    width: Math.min(before.width, after.width),
    height: Math.min(before.height, after.height),
  };
  const outer = {
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  };
  const {width, height} = common;
  const inner = new PNG(common);
  const changed = pixelmatch(
    corner(before, width, height).data,
    corner(after, width, height).data,
    inner.data,
    width,
    height,
    {threshold: 0, includeAA: true, diffColor: [255, 0, 0], alpha: 0.2},
  );
  const area = before.width * before.height + after.width * after.height;
  const pixels = changed + area - 2 * width * height;
  if (pixels === 0) return undefined;
  const picture = new PNG(outer);
  PNG.bitblt(inner, picture, 0, 0, width, height);
  for (let y = 0; y < outer.height; y++) {
    const isOut = y >= height;
    if (isOut || outer.width > width) {
      fill(picture, isOut ? 0 : width, y, outer.width);
    }
  }
  return {
    pixels,
    share: pixels / (area - width * height),
    rows: redRows(picture),
    picture,
  };
}

/** The rows of a picture from one to another, as far as it has them. */
export function rowsOf(picture: PNG, top: number, end: number): PNG {
  const from = Math.min(Math.max(0, top), picture.height - 1);
  const height = Math.max(1, Math.min(end, picture.height) - from);
  const part = new PNG({width: picture.width, height});
  PNG.bitblt(picture, part, 0, from, picture.width, height, 0, 0);
  return part;
}
