import {findDiagramsIn} from '../../api/diagrams/fences';
import type {MermaidGraph} from 'beautiful-mermaid';
import {loadMermaidReader} from '../../api/diagrams/mermaid';
import type {Reference} from '../../api/model';
import {loadDrawer} from '../drawing/draw';

export interface Drawing {
  graph: MermaidGraph;
  svg: string;
}

/**
 * Draws all Mermaid diagrams of the description as SVG, so that pages do not
 * load Mermaid.
 *
 * @returns the SVGs by diagram source
 * @throws with the source if a diagram cannot be drawn
 */
export async function drawDiagrams({
  services,
}: Reference): Promise<Record<string, Drawing>> {
  const read = await loadMermaidReader();
  const draw = await loadDrawer();
  const diagrams: Record<string, Drawing> = {};
  for (const {source, guide} of services) {
    for (const code of guide.flatMap(({text}) => findDiagramsIn(text))) {
      try {
        const graph = read(code);
        diagrams[code] = {graph, svg: draw(graph)};
      } catch (error) {
        throw new Error(
          `${source}: this Mermaid diagram cannot be drawn (${String(error)}):\n${code}`,
          {cause: error},
        );
      }
    }
  }
  return diagrams;
}
