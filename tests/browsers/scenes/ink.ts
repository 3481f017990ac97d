import type {PNG} from 'pngjs';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is drawn in a part of a picture. */
interface Ink {
  width: number;
  height: number;
  /** How far below its top its rightmost pixels are, on average. */
  tip: number;
}

/** Looks for what differs from the pixel in the corner of a box. */
export function inkOf(picture: PNG, box: Box): Ink {
  const left = Math.ceil(box.left);
  const top = Math.ceil(box.top);
  const light = (x: number, y: number): number => {
    const at = (y * picture.width + x) * 4;
    return [0, 1, 2].reduce((sum, part) => sum + picture.data[at + part]!, 0);
  };
  const ground = light(left, top);
  const inked: {x: number; y: number}[] = [];
  for (let y = top; y < Math.floor(box.bottom); y++) {
    for (let x = left; x < Math.floor(box.right); x++) {
      // A faint edge of a sign is none.
      if (Math.abs(light(x, y) - ground) > 120) inked.push({x, y});
    }
  }
  if (inked.length === 0) return {width: 0, height: 0, tip: 0};
  const xs = inked.map(({x}) => x);
  const ys = inked.map(({y}) => y);
  const right = Math.max(...xs);
  const first = Math.min(...ys);
  const tips = inked.filter(({x}) => x === right).map(({y}) => y - first + 0.5);
  return {
    width: right - Math.min(...xs) + 1,
    height: Math.max(...ys) - first + 1,
    tip: tips.reduce((sum, tip) => sum + tip, 0) / tips.length,
  };
}
