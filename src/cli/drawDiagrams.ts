import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {diagramsIn, type Diagrams} from '../reference/diagram';
import type {Reference} from '../reference/model';
import {diagramsFile} from '../reference/paths';
import type {Locale} from '../site';
import {readJson} from '../files/readJson';

const changed = (file: string): number =>
  existsSync(file) ? statSync(file).mtimeMs : 0;

/** Drawings of an earlier run, if the renderer cannot have changed since. */
function earlierDrawings(file: string): Diagrams {
  const isFresh = [__filename, 'package-lock.json'].every(
    (source) => changed(source) < changed(file),
  );
  return isFresh ? (readJson(file) as Diagrams) : {};
}

async function draw(code: string): Promise<string> {
  const {renderMermaidSVG} = await import('beautiful-mermaid');
  return renderMermaidSVG(code, {padding: 8, transparent: true});
}

/**
 * Draws every Mermaid diagram of the description in a locale as SVG, so that no
 * page loads Mermaid.
 *
 * @throws with the diagram's source when it cannot be drawn
 * @see https://mermaid.js.org/intro/syntax-reference.html
 */
export async function drawDiagrams(
  {services}: Reference,
  locale: Locale,
): Promise<void> {
  const file = diagramsFile(locale);
  const earlier = earlierDrawings(file);
  const diagrams: Diagrams = {};
  for (const {source, guide} of services) {
    for (const code of guide.flatMap(({text}) => diagramsIn(text))) {
      try {
        diagrams[code] = earlier[code] ?? (await draw(code));
      } catch (error) {
        throw new Error(
          `${source}: this Mermaid diagram cannot be drawn (${String(error)}):\n${code}`,
        );
      }
    }
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(diagrams));
}
