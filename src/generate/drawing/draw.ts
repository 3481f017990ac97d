import type {CheerioAPI} from 'cheerio';
import type {Direction, Graph} from '../../api/diagrams/graph';
import {renderDot} from './dot';

const column = 356;

const measureWidth = (svg: string): number =>
  Number(/ width="([\d.]+)pt"/.exec(svg)?.[1]);

/**
 * Selects the drawing direction: the author's, unless only the other one fits
 * on a phone, or neither does and the other one is narrower.
 *
 * @param wanted SVG from Graphviz in the author's direction
 */
export const drawBest = (wanted: string, other: string): string =>
  measureWidth(wanted) <= column || measureWidth(wanted) <= measureWidth(other)
    ? wanted
    : other;

/** Attributes that `Diagram.module.css` sets, or that have no effect. */
const needless = [
  'id',
  'fill',
  'stroke',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'xml:space',
  'xmlns',
  'xmlns:xlink',
  'xlink:title',
];

/** Numeric attributes and their visible decimal places. */
const digits: Record<string, number> = {
  x: 0,
  y: 0,
  cx: 0,
  cy: 0,
  rx: 0,
  ry: 0,
  d: 0,
  points: 1,
  viewBox: 0,
  transform: 0,
};

const roundNumbers = (numbers: string, places: number): string =>
  numbers.replace(/-?\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(places))),
  );

/** Converts rectangles to `rect`, whose corners CSS can round. */
function measureRect(points: string): Record<string, string> | undefined {
  const values = points.split(/[ ,]/).map((value) => Math.round(Number(value)));
  const xs = values.filter((_, index) => index % 2 === 0);
  const ys = values.filter((_, index) => index % 2 === 1);
  if (xs.length !== 5 || new Set(xs).size > 2 || new Set(ys).size > 2) {
    return undefined;
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return {x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`};
}

function moveTexts($: CheerioAPI): void {
  for (const [part, name] of [
    ['edge', 'label'],
    ['cluster', 'title'],
  ] as const) {
    for (const element of $(`.${part}`)) {
      const texts = $(element).find('text');
      if (texts.length === 0) continue;
      const classes = (element.attribs.class ?? '').replace(part, name);
      $('.graph').append($('<g/>').attr('class', classes).append(texts));
    }
  }
}

/** Reduces the SVG to shapes, text, and classes, with rounded numbers. */
function cleanSvg($: CheerioAPI): string {
  $('title').remove();
  for (const element of $('polygon')) {
    const rect = measureRect(element.attribs.points ?? '');
    if (rect) $(element).replaceWith($('<rect/>').attr(rect));
  }
  moveTexts($);
  for (const element of $(':root, :root *')) {
    const kept = Object.entries(element.attribs).filter(
      ([name]) => !needless.includes(name),
    );
    element.attribs = Object.fromEntries(
      kept.map(([name, value]) => [
        name,
        name in digits ? roundNumbers(value, digits[name] ?? 0) : value,
      ]),
    );
  }
  $('.graph').attr('transform', (_, value = '') =>
    value.replace('scale(1 1) rotate(0) ', ''),
  );
  for (const wrapper of $('g:not([class])')) {
    $(wrapper).replaceWith($(wrapper).contents());
  }
  return $.xml('svg').replace(/<!--.*?-->|(?<=>)\s+(?=<)/g, '');
}

/** Uses rem, so that diagrams scale with the reader's font size. */
const toRem = (svg: string): string =>
  svg.replace(
    / (width|height)="([\d.]+)pt"/g,
    (_, side, size) => ` ${side}="${Number(size) / 16}rem"`,
  );

/** Draws a graph as SVG, with the same result each time. */
export type Draw = (graph: Graph) => string;

/**
 * Loads Graphviz for layout and drawing.
 *
 * @see https://graphviz.org/docs/layouts/dot/
 */
export async function loadDrawer(): Promise<Draw> {
  const [{instance}, {load}] = await Promise.all([
    import('@viz-js/viz'),
    import('cheerio'),
  ]);
  const viz = await instance();
  return (graph) => {
    const drawn = (direction: Direction): string =>
      viz.renderString(renderDot(graph, direction), {format: 'svg'});
    const other = graph.direction === 'LR' ? 'TB' : 'LR';
    const picture = drawBest(drawn(graph.direction), drawn(other));
    return cleanSvg(load(toRem(picture), {xml: {encodeEntities: 'utf8'}}));
  };
}
