import type {Graph} from '../reference/diagrams/graph';
import {along, boxAround, boxOf, holds, meet, type Box} from './geometry';
import type {Layout, Placed, Point} from './layout';
import {blockOf} from './measures';

/** Farthest that a text moves, and by how much at a time, in px. */
const farthest = {edge: 18, group: 120};
const step = 2;

/** A place and those around it, the nearest first. */
function around([x, y]: Point, wide: number, high: number): Point[] {
  const places: Point[] = [];
  for (let right = -wide; right <= wide; right += step) {
    for (let down = -high; down <= high; down += step) {
      places.push([x + right, y + down]);
    }
  }
  const distance = (place: Point): number =>
    Math.hypot(place[0] - x, place[1] - y);
  return places.sort((one, other) => distance(one) - distance(other));
}

/**
 * Moves texts that a line runs through to the nearest place that is free;
 * without one they stay. Graphviz keeps lines clear of nodes, not of texts. A
 * text of a line moves in every direction, the title of a group along its
 * upper edge.
 */
export function clearTexts(graph: Graph, layout: Layout): Layout {
  const lines = layout.edges.flatMap(({line}) => line.flatMap(along));
  const taken: Box[] = layout.nodes.map(boxOf);
  const whole: Box = [0, 0, layout.width, layout.height];
  const moved = (
    part: Placed,
    text: string | undefined,
    kind: keyof typeof farthest,
  ): Placed => {
    if (!text) return part;
    const {width, height} = blockOf(text, kind);
    // Half the space between lines belongs to no letter.
    const boxAt = (place: Point): Box => boxAround(place, width, height - 4);
    const frame = kind === 'group' ? (part.frame as Box) : whole;
    const isFree = (place: Point): boolean => {
      const box = boxAt(place);
      return (
        box[0] >= frame[0] &&
        box[2] <= frame[2] &&
        !taken.some((other) => meet(box, other)) &&
        !lines.some((point) => holds(box, point))
      );
    };
    const high = kind === 'group' ? 0 : farthest.edge;
    const place =
      around(part.text, farthest[kind], high).find(isFree) ?? part.text;
    taken.push(boxAt(place));
    return {...part, text: place};
  };
  return {
    ...layout,
    groups: layout.groups.map((part, index) =>
      moved(part, graph.groups[index]?.label, 'group'),
    ),
    edges: layout.edges.map((part, index) =>
      moved(part, graph.edges[index]?.label, 'edge'),
    ),
  };
}
