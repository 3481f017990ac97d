import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {diagramsIn, type Diagrams} from '../reference/diagram';
import type {Reference} from '../reference/model';
import {diagramsFile} from '../reference/paths';
import type {Locale} from '../site';

/**
 * Draws every Mermaid diagram of the description in a locale as SVG, so that no page loads
 * Mermaid.
 *
 * @throws with the diagram's source when it cannot be drawn
 * @see https://mermaid.js.org/intro/syntax-reference.html
 */
export async function drawDiagrams(
  {services}: Reference,
  locale: Locale,
): Promise<void> {
  const {renderMermaidSVG} = await import('beautiful-mermaid');
  const diagrams: Diagrams = {};
  for (const {source, guide} of services) {
    for (const code of guide.flatMap(({text}) => diagramsIn(text))) {
      try {
        diagrams[code] = renderMermaidSVG(code, {
          padding: 8,
          transparent: true,
        });
      } catch (error) {
        throw new Error(
          `${source}: this Mermaid diagram cannot be drawn (${String(error)}):\n${code}`,
        );
      }
    }
  }
  const file = diagramsFile(locale);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(diagrams));
}
