import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RenderOptions} from 'beautiful-mermaid';
import {diagramsIn, type Diagrams} from '../reference/diagram';
import type {Reference} from '../reference/model';
import {readJson} from '../files/readJson';
import {writeFile} from './folder';

const renderer = 'beautiful-mermaid';
const settings: RenderOptions = {padding: 8, transparent: true};

function versionIn(siteDir: string): string {
  const file = path.join(siteDir, 'node_modules', renderer, 'package.json');
  return (readJson(file) as {version: string}).version;
}

async function draw(code: string): Promise<string> {
  const {renderMermaidSVG} = await import('beautiful-mermaid');
  return renderMermaidSVG(code, settings);
}

/** Drawings of earlier runs, by what they were made with and from. */
function drawingsIn(file: string): Record<string, string> {
  return existsSync(file) ? (readJson(file) as Record<string, string>) : {};
}

/**
 * Draws every Mermaid diagram of the description in a locale as SVG, so that no
 * page loads Mermaid.
 *
 * @throws with the diagram's source when it cannot be drawn
 * @see https://mermaid.js.org/intro/syntax-reference.html
 */
export async function drawDiagrams(
  siteDir: string,
  {services}: Reference,
): Promise<Diagrams> {
  const file = path.join(siteDir, '.cache', 'diagrams.json');
  const known = drawingsIn(file);
  const diagrams: Diagrams = {};
  for (const {source, guide} of services) {
    for (const code of guide.flatMap(({text}) => diagramsIn(text))) {
      const key = JSON.stringify([versionIn(siteDir), settings, code]);
      try {
        diagrams[code] = known[key] ??= await draw(code);
      } catch (error) {
        throw new Error(
          `${source}: this Mermaid diagram cannot be drawn (${String(error)}):\n${code}`,
        );
      }
    }
  }
  writeFile(file, JSON.stringify(known));
  return diagrams;
}
