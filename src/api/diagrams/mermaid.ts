import type {MermaidGraph} from 'beautiful-mermaid';

/** Parses Mermaid. @throws with the line that cannot be parsed */
export type ReadMermaid = (source: string) => MermaidGraph;

/** Whether a line has an arrow outside its names and labels. */
const hasArrow = (line: string): boolean =>
  /--|==|-\./.test(line.replace(/"[^"]*"|\[[^\]]*\]|:.*/g, ''));

const unquote = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1');

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
    const graph = parseMermaid([head, ...lines].join('\n'));
    for (const part of [...graph.nodes.values(), ...graph.edges]) {
      if (part.label) part.label = unquote(part.label);
    }
    return graph;
  };
}
