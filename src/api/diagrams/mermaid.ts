import type {MermaidGraph} from 'beautiful-mermaid';
import type {Graph, GraphEdge, GraphNode} from './graph';

/** Parses Mermaid. @throws with the line that cannot be parsed */
export type ReadMermaid = (source: string) => Graph;

type Parsed = MermaidGraph['edges'][number];

/** Whether a line has an arrow outside its names and labels. */
const hasArrow = (line: string): boolean =>
  /--|==|-\./.test(line.replace(/"[^"]*"|\[[^\]]*\]|:.*/g, ''));

const unquote = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1');

const mergeEnds = (id: string): string =>
  id.replace(/^(_start|_end)\d+$/, '$1');

function getEdge({source, target, label, style, ...heads}: Parsed): GraphEdge {
  const {hasArrowStart, hasArrowEnd} = heads;
  return {
    from: mergeEnds(source),
    to: mergeEnds(target),
    ...(label && {label: unquote(label)}),
    heads: hasArrowStart ? 'both' : hasArrowEnd ? 'to' : 'none',
    ...(style === 'dotted' && {dashed: true}),
  };
}

function getNodes({nodes}: MermaidGraph): GraphNode[] {
  const shapes = {'state-start': 'start', 'state-end': 'end'} as const;
  const ends = Object.keys(shapes);
  return [...nodes.values()]
    .filter(({id, shape}) => !ends.includes(shape) || id === mergeEnds(id))
    .map(({id, label, shape}) => ({
      id,
      label: unquote(label),
      shape: shapes[shape as keyof typeof shapes] ?? 'box',
    }));
}

function getGraph(source: string, parsed: MermaidGraph): Graph {
  const isSideways = parsed.direction === 'LR' || parsed.direction === 'RL';
  return {
    kind: /^stateDiagram/.test(source) ? 'states' : 'objects',
    direction: isSideways ? 'LR' : 'TB',
    nodes: getNodes(parsed),
    edges: parsed.edges.map(getEdge),
  };
}

/**
 * Loads a parser for flowcharts and state diagrams.
 *
 * @see https://mermaid.js.org/intro/syntax-reference.html
 */
export async function loadMermaidReader(): Promise<ReadMermaid> {
  // ESM only.
  const {parseMermaid} = await import('beautiful-mermaid');
  return (source) => {
    const [head = '', ...lines] = source
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('%%'));
    if (!/^(?:flowchart|stateDiagram)/.test(head)) {
      throw new Error(`Only flowcharts and state diagrams are drawn: ${head}`);
    }
    for (const line of lines) {
      if (/^(?:subgraph|state .*\{$)/.test(line)) {
        throw new Error(`Groups are not drawn: ${line}`);
      }
      // The parser skips unsupported lines, so each arrow is parsed on its own.
      if (!hasArrow(line) || parseMermaid(`${head}\n${line}`).edges[0])
        continue;
      throw new Error(`This is no relation: ${line}`);
    }
    return getGraph(head, parseMermaid([head, ...lines].join('\n')));
  };
}
