import type {Viz} from '@viz-js/viz';
import type {Direction, Graph} from '../reference/diagrams/graph';
import {dotName, dotOf, edgeName, groupName} from './dot';

export type Point = [x: number, y: number];

/** A stroke or a shape, as Graphviz draws it. */
export type Stroke =
  | {op: 'b' | 'L' | 'P' | 'p'; points: Point[]}
  | {op: 'E' | 'e'; rect: [x: number, y: number, rx: number, ry: number]};

/** A part that Graphviz has placed: a node, an edge or a group. */
export interface Placed {
  /** Centre of a node. */
  pos: Point;
  /** Centre of the text of an edge or a group. */
  text: Point;
  /** Frame of a group: left, top, right, bottom. */
  frame: number[];
  line: Stroke[];
  heads: Stroke[];
}

/** Where everything of a graph stands, in px, in the order of the graph. */
export interface Layout {
  width: number;
  height: number;
  nodes: Placed[];
  edges: Placed[];
  groups: Placed[];
}

type Part = Record<string, string | undefined> & {
  _draw_?: Stroke[];
  _hdraw_?: Stroke[];
  _tdraw_?: Stroke[];
};

const numbers = (list = ''): number[] => list.split(',').map(Number);

const strokes = (list: Stroke[] = []): Stroke[] =>
  list.filter(({op}) => 'bLPpEe'.includes(op));

function placed(part: Part): Placed {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbers(part.bb);
  return {
    pos: numbers(part.pos) as Point,
    text: numbers(part.lp) as Point,
    frame: [left, Math.min(top, bottom), right, Math.max(top, bottom)],
    line: strokes(part._draw_),
    heads: [...strokes(part._hdraw_), ...strokes(part._tdraw_)],
  };
}

/**
 * Has Graphviz place the parts of a graph.
 *
 * @throws when Graphviz cannot
 * @see https://graphviz.org/docs/outputs/json/
 */
export function layoutOf(viz: Viz, graph: Graph, direction: Direction): Layout {
  const json = viz.renderString(dotOf(graph, direction), {
    format: 'json',
    yInvert: true,
  });
  const drawn = JSON.parse(json) as Part & {objects?: Part[]; edges?: Part[]};
  const [, height = 0, width = 0] = numbers(drawn.bb);
  const parts = new Map(
    [...(drawn.objects ?? []), ...(drawn.edges ?? [])].map((part) => [
      part.id,
      placed(part),
    ]),
  );
  const partOf = (name: string): Placed => {
    const part = parts.get(name);
    if (!part) throw new Error(`Graphviz has not placed ${name}.`);
    return part;
  };
  return {
    width,
    height,
    nodes: graph.nodes.map((_, index) => partOf(dotName(index))),
    edges: graph.edges.map((_, index) => partOf(edgeName(index))),
    groups: graph.groups.map((_, index) => partOf(groupName(index))),
  };
}
