import type {Placed, Point, Stroke} from './layout';

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

/** A box round its centre. */
export const boxAround = (
  [x, y]: Point,
  width: number,
  height: number,
): Box => [x - width / 2, y - height / 2, x + width / 2, y + height / 2];

/** Whether two boxes have a part in common. */
export const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] &&
  other[0] < one[2] &&
  one[1] < other[3] &&
  other[1] < one[3];

/** Whether a point lies inside a box. */
export const holds = (
  [left, top, right, bottom]: Box,
  [x, y]: Point,
): boolean => x > left && x < right && y > top && y < bottom;

/** The box that a node is drawn as. */
export function boxOf({line, pos}: Placed): Box {
  const points = line.flatMap((one) => ('points' in one ? one.points : []));
  const xs = [pos[0], ...points.map(([x]) => x)];
  const ys = [pos[1], ...points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A point of a Bézier curve, by the algorithm of de Casteljau. */
function onCurve(points: Point[], part: number): Point {
  const [first = [0, 0], ...others] = points;
  if (others.length === 0) return first;
  const between = others.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] as Point;
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
  });
  return onCurve(between, part);
}

/** Points along a line, as close to each other as its longest piece allows. */
export function along(stroke: Stroke): Point[] {
  if (!('points' in stroke)) return [];
  const {op, points} = stroke;
  const size = op === 'b' ? 3 : 1;
  const pieces: Point[][] = [];
  for (let at = 0; at + size < points.length; at += size) {
    pieces.push(points.slice(at, at + size + 1));
  }
  return pieces.flatMap((piece) =>
    Array.from({length: 41}, (_, index) => onCurve(piece, index / 40)),
  );
}
