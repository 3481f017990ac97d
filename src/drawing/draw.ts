import type {Direction, Graph} from '../reference/diagrams/graph';
import {clearTexts} from './clear';
import {layoutOf, type Layout} from './layout';
import {svgOf} from './svg';

/** Widths of a text on a phone and on a desk, in px. */
const columns = [356, 680];

/**
 * The first layout that a phone shows without scrolling, or else a desk, or
 * else the narrowest.
 */
export function best(layouts: Layout[]): Layout {
  for (const column of columns) {
    const fitting = layouts.find(({width}) => width <= column);
    if (fitting) return fitting;
  }
  return layouts.reduce((one, other) =>
    other.width < one.width ? other : one,
  );
}

/** Gives the SVG of a graph. It is the same each time. */
export type Draw = (graph: Graph) => string;

/**
 * Starts Graphviz, which places nodes, lines and texts.
 *
 * @see https://graphviz.org/docs/layouts/dot/
 */
export async function drawer(): Promise<Draw> {
  const {instance} = await import('@viz-js/viz');
  const viz = await instance();
  return (graph) => {
    const other = graph.direction === 'LR' ? 'TB' : 'LR';
    const directions: Direction[] = [graph.direction, other];
    const layout = best(
      directions.map((direction) => layoutOf(viz, graph, direction)),
    );
    return svgOf(graph, clearTexts(graph, layout));
  };
}
