import {describe, expect, it} from 'vitest';
import {clearTexts} from '../../../src/drawing/clear';
import {along, boxAround, holds} from '../../../src/drawing/geometry';
import type {Layout, Placed, Point} from '../../../src/drawing/layout';
import {blockOf} from '../../../src/drawing/measures';
import type {Graph} from '../../../src/reference/diagrams/graph';

const placed = (more: Partial<Placed>): Placed => ({
  pos: [0, 0],
  text: [0, 0],
  frame: [0, 0, 0, 0],
  line: [],
  heads: [],
  ...more,
});

/** A straight curve from above to below. */
const upright = (x: number): Placed['line'] => [
  {op: 'b', points: [[x, 0], [x, 60], [x, 140], [x, 200]]}, // prettier-ignore
];

const graph: Graph = {
  kind: 'states',
  direction: 'TB',
  nodes: [],
  edges: [{from: 'a', to: 'b', label: 'Start', heads: 'to'}],
  groups: [{id: 'all', label: 'Whole', nodes: []}],
};

const layout = (lineAt: number, text: Point): Layout => ({
  width: 300,
  height: 200,
  nodes: [],
  edges: [placed({line: upright(lineAt), text})],
  groups: [placed({frame: [0, 0, 300, 200], text: [lineAt, 20]})],
});

/** Whether a line runs through a text. */
const isCrossed = (place: Point, text: string, {edges}: Layout): boolean => {
  const {width, height} = blockOf(text, 'edge');
  const box = boxAround(place, width, height - 4);
  return edges
    .flatMap(({line}) => line.flatMap(along))
    .some((point) => holds(box, point));
};

describe('texts of a diagram', () => {
  it('move off a line, as little as they can', () => {
    const before = layout(100, [112, 100]);
    expect(isCrossed([112, 100], 'Start', before)).toBe(true);
    const {edges, groups} = clearTexts(graph, before);
    const [x, y] = edges[0]?.text ?? [0, 0];
    expect(isCrossed([x, y], 'Start', before)).toBe(false);
    expect(y).toBe(100);
    expect(Math.abs(x - 112)).toBeLessThanOrEqual(18);
    const title = groups[0]?.text ?? [0, 0];
    expect(isCrossed(title, 'Whole', before)).toBe(false);
    expect(title[1]).toBe(20);
  });

  it('stay where nothing is in their way', () => {
    const before = layout(200, [60, 100]);
    expect(clearTexts(graph, before).edges[0]?.text).toEqual([60, 100]);
  });

  it('stay where there is no free place near them', () => {
    const crowded = layout(100, [100, 100]);
    const wall = [70, 80, 90, 100, 110, 120, 130].flatMap(upright);
    crowded.edges = [placed({line: wall, text: [100, 100]})];
    expect(clearTexts(graph, crowded).edges[0]?.text).toEqual([100, 100]);
  });

  it('do not move onto each other', () => {
    const both: Graph = {
      ...graph,
      edges: [
        {from: 'a', to: 'b', label: 'Start', heads: 'to'},
        {from: 'a', to: 'b', label: 'Start', heads: 'to'},
      ],
      groups: [],
    };
    const before: Layout = {
      ...layout(300, [60, 100]),
      edges: [placed({text: [60, 100]}), placed({text: [60, 106]})],
      groups: [],
    };
    const [one, other] = clearTexts(both, before).edges;
    expect(one?.text).toEqual([60, 100]);
    const {height} = blockOf('Start', 'edge');
    const apart = Math.abs((other?.text[1] ?? 0) - 100);
    expect(apart).toBeGreaterThanOrEqual(height - 4);
  });
});
