import type {Attributes, Graph as DotGraph} from '@viz-js/viz';
import type {MermaidGraph} from 'beautiful-mermaid';

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

type Node = MermaidGraph['nodes'] extends Map<string, infer One> ? One : never;

function getNodeAttributes({label, shape}: Node): Attributes {
  if (shape === 'state-start' || shape === 'state-end') {
    const isStart = shape === 'state-start';
    return {
      class: isStart ? 'start' : 'end',
      shape: isStart ? 'circle' : 'doublecircle',
      fixedsize: true,
      width: isStart ? 0.2 : 0.1,
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

function getEdgeAttributes(edge: MermaidGraph['edges'][number]): Attributes {
  const {label, style, hasArrowStart, hasArrowEnd} = edge;
  return {
    ...(label && {label: getLabel(label, '\u00a0')}),
    ...(style === 'dotted' && {style: 'dashed'}),
    dir: hasArrowStart ? 'both' : hasArrowEnd ? 'forward' : 'none',
  };
}

/** The first of the starts or ends, which a diagram of states has one of. */
const mergeEnds = (id: string): string =>
  id.replace(/^(_start|_end)\d+$/, '$1');

/**
 * Graphviz source of a graph. IDs are replaced with numbers, because some names
 * have a meaning in Graphviz.
 *
 * @see https://graphviz.org/doc/info/attrs.html
 */
export function renderDot(graph: MermaidGraph): DotGraph {
  const nodes = [...graph.nodes.values()].filter(
    ({id}) => id === mergeEnds(id),
  );
  const names = new Map(nodes.map(({id}, index) => [id, `n${index}`]));
  const nameOf = (id: string): string => names.get(mergeEnds(id)) ?? '';
  return {
    directed: true,
    graphAttributes: {
      rankdir: graph.direction === 'TD' ? 'TB' : graph.direction,
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
    edges: graph.edges.map((edge) => ({
      tail: nameOf(edge.source),
      head: nameOf(edge.target),
      attributes: getEdgeAttributes(edge),
    })),
  };
}
