import {loadDrawer as startDrawer} from '../drawing/draw';
import {findDiagramsIn} from '../../api/diagrams/fences';
import type {Drawing, Graph} from '../../api/diagrams/graph';
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
  siteDir: string,
  locale: Locale,
  reference: Reference,
): Promise<Record<string, Drawing>> {
  const cache = new Cache<Drawing>(siteDir, locale, 'diagrams', toolchain);
  const draw = async (
    source: string,
    read: () => Graph | Promise<Graph>,
  ): Promise<Drawing> => {
    const known = cache.get(source);
    if (known) return known;
    const graph = await read();
    const drawing = {graph, svg: (await startDrawer())(graph)};
    cache.set(source, drawing);
    return drawing;
  };
  const diagrams: Record<string, Drawing> = {};
  for (const {source, guide} of reference.services) {
    for (const code of guide.flatMap(({text}) => findDiagramsIn(text))) {
      const read = async (): Promise<Graph> =>
        (await loadMermaidReader())(code);
      try {
        diagrams[code] = await draw(code, read);
      } catch (error) {
        throw new Error(
          `${source}: this Mermaid diagram cannot be drawn (${String(error)}):\n${code}`,
        );
      }
    }
  }
  cache.save();
  return diagrams;
}
