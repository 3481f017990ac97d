import {load} from 'cheerio';

/** The labels of a Mermaid diagram, as they are drawn. */
export type LabelsOf = (source: string) => string[];

/** Reads labels from drawings, so that diagrams of every kind are understood. */
export async function drawnLabels(): Promise<LabelsOf> {
  // A package without a CommonJS build, which needs a moment to load.
  const {renderMermaidSVG} = await import('beautiful-mermaid');
  return (source) => {
    const drawing = load(renderMermaidSVG(source), {xml: true});
    return drawing('text')
      .toArray()
      .map((element) => drawing(element).text());
  };
}
