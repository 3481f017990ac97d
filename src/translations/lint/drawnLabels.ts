import {listLabels} from '../../api/diagrams/labels';
import {loadMermaidReader} from '../../api/diagrams/mermaid';

/** The labels of a Mermaid diagram, as they are drawn. */
export type LabelsOf = (source: string) => string[];

/** Reads labels of diagrams of every kind that the site draws. */
export async function readDrawnLabels(): Promise<LabelsOf> {
  const read = await loadMermaidReader();
  return (source) => listLabels(read(source));
}
