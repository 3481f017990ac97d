import {loadDrawer} from '../drawing/draw';
import {findDiagramsIn} from '../../api/diagrams/fences';
import type {Drawing} from '../../api/diagrams/graph';
import {loadMermaidReader} from '../../api/diagrams/mermaid';
import type {Reference} from '../../api/model';
import type {Locale} from '../../site';
import {Cache} from '../cache';

const toolchain = {
  code: ['src/api/diagrams', 'src/generate/drawing'],
  packages: ['beautiful-mermaid', '@viz-js/viz', 'cheerio'],
};

/**
 * Draws all Mermaid diagrams of the description as SVG, so that pages do not
 * load Mermaid.
 *
 * @returns the SVGs by diagram source
 * @throws with the source if a diagram cannot be drawn
 */
export async function drawDiagrams(
  locale: Locale,
  {services}: Reference,
): Promise<Record<string, Drawing>> {
  const cache = new Cache<Drawing>(locale, 'diagrams', toolchain);
  const draw = async (code: string): Promise<Drawing> => {
    const graph = (await loadMermaidReader())(code);
    return {graph, svg: (await loadDrawer())(graph)};
  };
  const diagrams: Record<string, Drawing> = {};
  for (const {source, guide} of services) {
    for (const code of guide.flatMap(({text}) => findDiagramsIn(text))) {
      try {
        diagrams[code] = cache.get(code) ?? (await draw(code));
      } catch (error) {
        throw new Error(
          `${source}: this Mermaid diagram cannot be drawn (${String(error)}):\n${code}`,
        );
      }
      cache.set(code, diagrams[code]);
    }
  }
  cache.save();
  return diagrams;
}
