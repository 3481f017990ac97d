import {loadMermaidReader} from '../../api/diagrams/mermaid';
import type {ShownDiagram} from '../../api/richText';
import type {Translator} from '../../translations/texts/texts';
import {loadDrawer} from '../drawing/draw';
import {collectRelations, describeGraph} from './relations';

/**
 * Loads what draws a Mermaid diagram as SVG, so that pages do not load Mermaid.
 * The drawing throws with the source of a diagram that it cannot draw.
 */
export async function loadDiagrams(
  t: Translator,
): Promise<(code: string) => ShownDiagram> {
  const read = await loadMermaidReader();
  const draw = await loadDrawer();
  return (code) => {
    try {
      const graph = read(code);
      return {
        label: describeGraph(code, graph, t),
        svg: draw(graph),
        relations: collectRelations(graph, t),
      };
    } catch (error) {
      throw new Error(
        `This Mermaid diagram cannot be drawn (${String(error)}):\n${code}`,
        {cause: error},
      );
    }
  };
}
