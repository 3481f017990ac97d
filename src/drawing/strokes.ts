import type {Point, Stroke} from './layout';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A number as short as it can be: `.5`, `-3`. */
const short = (value: number): string =>
  String(round(value)).replace(/^(-?)0\./, '$1.');

/** Numbers one after another: a minus needs no space before it. */
const join = (values: number[]): string =>
  values.map(short).join(' ').replaceAll(' -', '-');

const list = (points: Point[]): string =>
  points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');

/** A curve from px to px, each third point relative to the last one on it. */
function curve([start, ...others]: Point[]): string {
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  let [left, top] = whole(start ?? [0, 0]);
  const steps = others.map(whole).flatMap(([x, y], index) => {
    const step = [x - left, y - top];
    if (index % 3 === 2) [left, top] = [x, y];
    return step;
  });
  return `M${join(whole(start ?? [0, 0]))}c${join(steps)}`;
}

/** SVG of a line, or of the head of an arrow. */
export function strokeSvg(stroke: Stroke, attributes = ''): string {
  if ('rect' in stroke) {
    const [x, y, rx, ry] = stroke.rect.map(short);
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
  }
  const {op, points} = stroke;
  if (op === 'b') return `<path d="${curve(points)}"${attributes}/>`;
  const name = op === 'L' ? 'polyline' : 'polygon';
  return `<${name} points="${list(points)}"/>`;
}
