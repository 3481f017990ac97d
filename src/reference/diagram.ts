import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from './markdownTree';

/** SVG of each Mermaid diagram, by its source. */
export type Diagrams = Record<string, string>;

/** What the component `Diagram` shows. */
export interface DiagramProps {
  label: string;
  svg: string;
}

/** Mermaid sources in a text, as they stand between the fences. */
export function diagramsIn(text: string): string[] {
  const found: string[] = [];
  visit(parseMarkdown(text), {type: 'code', lang: 'mermaid'}, (node: Code) => {
    found.push(node.value);
  });
  return found;
}

/**
 * A drawing to put into a page. The style sheet of the renderer is left out: it
 * would load a font from another host and apply to the whole page;
 * `src/components/reference/Diagram.module.css` has ours.
 *
 * @param svg as beautiful-mermaid renders it
 * @param id prefix that keeps the ids of several drawings on a page apart
 */
export function inlineSvg(svg: string, id: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ style="--bg[^"]*"/, '')
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/\n\s*/g, '');
}
