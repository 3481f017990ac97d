import {existsSync} from 'node:fs';
import path from 'node:path';
import {drawer as startDrawer} from '../drawing/draw';
import {readJson} from '../files/readJson';
import {diagramsIn} from '../reference/diagrams/fences';
import type {Drawing, Graph} from '../reference/diagrams/graph';
import {mermaidReader} from '../reference/diagrams/mermaid';
import {platformGraph} from '../reference/diagrams/platformGraph';
import type {Reference} from '../reference/model';
import {writeFile} from './folder';
import {makersOf} from './makers';

/** Pictures of a locale. */
export interface Drawings {
  /** Of the Mermaid diagrams, by their source. */
  diagrams: Record<string, Drawing>;
  /** The map of the platform. */
  map: Drawing;
}

const folders = ['src/reference/diagrams', 'src/drawing'];
const packages = ['beautiful-mermaid', '@viz-js/viz', 'cheerio'];

/** Pictures, by what they show. */
interface Cache {
  makers: string;
  drawings: Record<string, Drawing>;
}

/** Draws what was not drawn before; a run without pictures touches nothing. */
class Drawer {
  private cache: Cache | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly file = path.join(siteDir, '.cache', 'diagrams.json'),
  ) {}

  private read(): Cache {
    const now = makersOf(this.siteDir, folders, packages);
    const known = existsSync(this.file)
      ? (readJson(this.file) as Cache)
      : undefined;
    return known?.makers === now ? known : {makers: now, drawings: {}};
  }

  async draw(
    source: string,
    read: () => Graph | Promise<Graph>,
  ): Promise<Drawing> {
    const {drawings} = (this.cache ??= this.read());
    const known = drawings[source];
    if (known) return known;
    const graph = await read();
    const draw = await startDrawer();
    return (drawings[source] = {graph, svg: draw(graph)});
  }

  /** Keeps what was drawn for later runs. */
  keep(): void {
    if (this.cache) writeFile(this.file, JSON.stringify(this.cache));
  }
}

/**
 * Draws every Mermaid diagram of the description in a locale, and the map of
 * the platform, as SVG, so that no page loads Mermaid.
 *
 * @throws with the diagram's source when it cannot be drawn
 */
export async function drawDiagrams(
  siteDir: string,
  reference: Reference,
): Promise<Drawings> {
  const drawer = new Drawer(siteDir);
  const diagrams: Record<string, Drawing> = {};
  for (const {source, guide} of reference.services) {
    for (const code of guide.flatMap(({text}) => diagramsIn(text))) {
      const read = async (): Promise<Graph> => (await mermaidReader())(code);
      try {
        diagrams[code] = await drawer.draw(code, read);
      } catch (error) {
        throw new Error(
          `${source}: this Mermaid diagram cannot be drawn (${String(error)}):\n${code}`,
        );
      }
    }
  }
  const graph = platformGraph(reference);
  const map =
    graph.nodes.length === 0
      ? {graph, svg: ''}
      : await drawer.draw(JSON.stringify(graph), () => graph);
  drawer.keep();
  return {diagrams, map};
}
