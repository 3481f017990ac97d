import type {MermaidGraph} from 'beautiful-mermaid';
import {renderDot} from './dot';

/** Comments, titles, and attributes that `Diagram.module.css` sets. */
const needless =
  /<!--.*?-->|<title>.*?<\/title>|(?<=>)\s+(?=<)| (?:id|fill|stroke|font-[a-z]+|text-anchor|xml:space|xmlns(?::xlink)?)="[^"]*"/gs;

const coordinates = / (?:d|points|[xy]|[cr][xy]|transform)="[^"]*"/g;

/** Rounds coordinates to what is visible: arrowheads are small. */
const roundNumbers = (attribute: string): string =>
  attribute.replace(/-?\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(attribute.startsWith(' p') ? 1 : 0))),
  );

/** Uses rem, so that diagrams scale with the reader's font size. */
const toRem = (_: string, side: string, points: string): string =>
  ` ${side}="${Number(points) / 16}rem"`;

/** Reduces the SVG to shapes, text, and classes, with rounded numbers. */
const cleanSvg = (svg: string): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(needless, '')
    .replace(coordinates, roundNumbers)
    .replace(/ (width|height)="([\d.]+)pt"/g, toRem)
    .trim();

/** Draws a graph as SVG, with the same result each time. */
export type Draw = (graph: MermaidGraph) => string;

/**
 * Loads Graphviz for layout and drawing.
 *
 * @see https://graphviz.org/docs/layouts/dot/
 */
export async function loadDrawer(): Promise<Draw> {
  const {instance} = await import('@viz-js/viz');
  const viz = await instance();
  return (graph) =>
    cleanSvg(viz.renderString(renderDot(graph), {format: 'svg'}));
}
