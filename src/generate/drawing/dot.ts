import type {Attributes, Graph as DotGraph} from '@viz-js/viz';
import type {Graph, GraphEdge, GraphNode} from '../../api/diagrams/graph';

/**
 * Font for text measurement in Graphviz. It is wider than our fonts; characters
 * outside its table, such as Han characters, count as 1.05 em.
 */
const fontname = 'Verdana';
/** Maximum line length in columns; a Han character takes two. */
const columns = 16;

/** Line breaks: at a space, after punctuation, around a Han character. */
const words =
  /\p{Script=Han}[，。、；：！？」』）]*|\s+|[^\s\p{Script=Han}，。、；：！？」』）]+[，。、；：！？」』）]*|[，。、；：！？」』）]+/gu;

const getColumns = (text: string): number =>
  [...text.trim()].reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0);

/** Fills lines greedily. Words longer than a line are not split. */
function findLines(text: string): string[] {
  const lines = [''];
  for (const word of text.match(words) ?? []) {
    const line = lines.at(-1) ?? '';
    if (line.trim() !== '' && getColumns(line + word) > columns) {
      lines.push(word);
    } else lines[lines.length - 1] = line + word;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/**
 * Graphviz interprets backslashes and HTML entities.
 *
 * @param space on both sides, which keeps edges away from their labels
 */
const getLabel = (text: string, space = ''): string =>
  findLines(text.replaceAll('\\', '\\\\').replaceAll('&', '&amp;'))
    .map((line) => space + line + space)
    .join('\n');

function getNodeAttributes({label, shape}: GraphNode): Attributes {
  if (shape !== 'box') {
    return {
      class: shape,
      shape: shape === 'start' ? 'circle' : 'doublecircle',
      fixedsize: true,
      width: shape === 'start' ? 0.2 : 0.1,
      label: '',
    };
  }
  return {
    label: getLabel(label),
    shape: 'box',
    style: 'rounded',
    width: 0.66,
    height: 0.47,
  };
}

function getEdgeAttributes(edge: GraphEdge): Attributes {
  const {label, heads, dashed} = edge;
  return {
    ...(label && {label: getLabel(label, '\u00a0')}),
    ...(dashed && {style: 'dashed'}),
    dir: {to: 'forward', both: 'both', none: 'none'}[heads],
  };
}

/**
 * Graphviz source of a graph. IDs are replaced with numbers, because some names
 * have a meaning in Graphviz.
 *
 * @see https://graphviz.org/doc/info/attrs.html
 */
export function renderDot({direction, nodes, edges}: Graph): DotGraph {
  const names = new Map(nodes.map(({id}, index) => [id, `n${index}`]));
  const nameOf = (id: string): string => names.get(id) ?? '';
  return {
    directed: true,
    graphAttributes: {
      rankdir: direction,
      nodesep: 0.15,
      ranksep: 0.35,
      pad: 0.04,
      bgcolor: 'transparent',
      outputorder: 'edgesfirst',
    },
    nodeAttributes: {fontname, fontsize: 14, margin: '0.07,0.07'},
    edgeAttributes: {fontname, fontsize: 13, arrowsize: 0.8},
    nodes: nodes.map((node) => ({
      name: nameOf(node.id),
      attributes: getNodeAttributes(node),
    })),
    edges: edges.map((edge) => ({
      tail: nameOf(edge.from),
      head: nameOf(edge.to),
      attributes: getEdgeAttributes(edge),
    })),
  };
}
