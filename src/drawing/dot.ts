import type {Attributes, Graph as DotGraph} from '@viz-js/viz';
import type {
  Count,
  Direction,
  Graph,
  GraphEdge,
  GraphNode,
} from '../reference/diagrams/graph';
import {blockOf} from './measures';

const inches = (px: number): number => px / 72;

/** Space for a text that is written later, in the reader's own font. */
const space = (text: string, kind: 'edge' | 'group'): Attributes => {
  const {width, height} = blockOf(text, kind);
  const [wide, high] = [width + 12, height + 4];
  return {
    label: {
      html: `<table border="0" cellborder="0" cellpadding="0" cellspacing="0" fixedsize="true" width="${wide}" height="${high}"><tr><td></td></tr></table>`,
    },
  };
};

function nodeAttributes({label, shape}: GraphNode): Attributes {
  if (shape !== 'box') return {shape: 'circle', width: inches(16)};
  const {width, height} = blockOf(label, 'node');
  return {
    shape: 'box',
    width: inches(Math.max(width + 20, 48)),
    height: inches(Math.max(height + 14, 34)),
  };
}

const heads: Record<Count, string> = {
  one: 'teetee',
  zeroOrOne: 'teeodot',
  oneOrMore: 'crowtee',
  zeroOrMore: 'crowodot',
};

function edgeAttributes(edge: GraphEdge): Attributes {
  const {label, heads: ends, counts, rows} = edge;
  return {
    ...(rows && {minlen: rows}),
    ...(label && space(label, 'edge')),
    ...(counts
      ? {
          arrowsize: 1,
          dir: 'both',
          arrowhead: heads[counts.to],
          arrowtail: heads[counts.from],
        }
      : {dir: {to: 'forward', both: 'both', none: 'none'}[ends]}),
  };
}

/** Names of the parts in Graphviz, which finds a meaning in some names. */
export const dotName = (index: number): string => `n${index}`;
export const edgeName = (index: number): string => `e${index}`;
export const groupName = (index: number): string => `cluster_${index}`;

/**
 * A graph for Graphviz to lay out. It gets the sizes of texts, not the texts,
 * because it does not know the reader's font.
 *
 * @see https://graphviz.org/doc/info/attrs.html
 */
export function dotOf(
  {nodes, edges, groups}: Graph,
  direction: Direction,
): DotGraph {
  const names = new Map(nodes.map(({id}, index) => [id, dotName(index)]));
  const nameOf = (id = ''): string => names.get(id) ?? '';
  /** A line from a group begins behind one of its nodes, and is cut. */
  const tailOf = (id: string): {name: string; cut?: Attributes} => {
    const index = groups.findIndex((group) => group.id === id);
    return index < 0
      ? {name: nameOf(id)}
      : {name: nameOf(groups[index]?.nodes[0]), cut: {ltail: groupName(index)}};
  };
  return {
    directed: true,
    graphAttributes: {
      rankdir: direction,
      compound: true,
      nodesep: 0.14,
      ranksep: 0.35,
      margin: 0,
      pad: 0,
    },
    nodeAttributes: {label: '', fixedsize: true},
    edgeAttributes: {arrowsize: 0.8},
    nodes: nodes.map((node, index) => ({
      name: dotName(index),
      attributes: {id: dotName(index), ...nodeAttributes(node)},
    })),
    edges: edges.map((edge, index) => {
      const {name, cut} = tailOf(edge.from);
      return {
        tail: name,
        head: nameOf(edge.to),
        attributes: {id: edgeName(index), ...edgeAttributes(edge), ...cut},
      };
    }),
    subgraphs: groups.map(({label, nodes: inner}, index) => ({
      name: groupName(index),
      graphAttributes: {
        id: groupName(index),
        ...space(label, 'group'),
        labeljust: 'l',
        margin: 6,
      },
      nodes: inner.map((id) => ({name: nameOf(id)})),
    })),
  };
}
