import type {CheerioAPI} from 'cheerio';
import type {Graph} from '../../api/diagrams/graph';
import {renderDot} from './dot';

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

/** Rounds coordinates to what is visible: arrowheads are small. */
function roundNumbers(name: string, value: string): string {
  if (value.endsWith('rem')) return value;
  return value.replace(/-?\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(name === 'points' ? 1 : 0))),
  );
}

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

/** Moves the labels of edges to the end, so that they cover the edges. */
function moveLabels($: CheerioAPI): void {
  for (const edge of $('.edge')) {
    const texts = $(edge).find('text');
    if (texts.length === 0) continue;
    const name = edge.attribs.class?.replace('edge', 'label') ?? '';
    $('.graph').append($('<g/>').attr('class', name).append(texts));
  }
}

/** Reduces the SVG to shapes, text, and classes, with rounded numbers. */
function cleanSvg($: CheerioAPI): string {
  $('title').remove();
  for (const element of $('polygon')) {
    const rect = measureRect(element.attribs.points ?? '');
    if (rect) $(element).replaceWith($('<rect/>').attr(rect));
  }
  moveLabels($);
  for (const element of $(':root, :root *')) {
    const kept = Object.entries(element.attribs).filter(
      ([name]) => !needless.includes(name),
    );
    element.attribs = Object.fromEntries(
      kept.map(([name, value]) => [name, roundNumbers(name, value)]),
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
    const svg = viz.renderString(renderDot(graph), {format: 'svg'});
    return cleanSvg(load(toRem(svg), {xml: {encodeEntities: 'utf8'}}));
  };
}
