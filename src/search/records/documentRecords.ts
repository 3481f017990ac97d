import type {Nodes} from 'mdast';
import {removeImports} from '../../api/files/withoutImports';
import {findStepIn} from '../../guides/guidePage';
import type {GuideData} from '../../guides/model';
import {parseMarkdown} from '../../api/markdownTree';
import type {SearchRecord} from './record';

/** What Docusaurus knows of a document. */
export interface DocumentAbout {
  kind: 'document' | 'post';
  title: string;
  description: string;
  page: string;
}

const inline = /^(?:break|delete|emphasis|inlineCode|link|strong|text)$/;

/**
 * The words of a part of a document; elements of MDX, blocks of code and tables
 * are left out: their cells are a third of what the search would load.
 */
function readWords(node: Nodes): string {
  if (node.type === 'html') return node.value.replace(/<[^>]*>/g, ' ');
  if (node.type === 'code' || node.type === 'table') return '';
  if ('value' in node) return node.value;
  if (node.type === 'break' || !('children' in node)) return ' ';
  return node.children
    .map((child) =>
      inline.test(child.type) ? readWords(child) : ` ${readWords(child)} `,
    )
    .join('');
}

const toOneLine = (text: string): string =>
  text
    .replace(/\{\/\*.*?\*\/\}|^:::.*$/gms, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const headingId = /\s*\{#([^}]+)\}\s*$/;

/**
 * A document, and each of its sections whose heading has an id.
 *
 * @param steps of a guide, each of which gives the document a heading
 */
export function createDocumentRecords(
  {kind, title, description, page}: DocumentAbout,
  markdown: string,
  steps: readonly Pick<
    GuideData['steps'][number],
    'id' | 'title' | 'anchor'
  >[] = [],
): SearchRecord[] {
  const body = removeImports(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''));
  const shared = {kind, page};
  const first = {...shared, title, context: '', anchor: '', text: description};
  const records: SearchRecord[] = [first];
  let section: SearchRecord = first;
  const begin = (name: string, anchor: string): void => {
    section = {...shared, title: name, context: title, anchor, text: ''};
    records.push(section);
  };
  for (const node of parseMarkdown(body).children) {
    const text = toOneLine(readWords(node));
    const id = node.type === 'heading' ? headingId.exec(text)?.[1] : undefined;
    if (node.type === 'heading' && node.depth === 1) continue;
    const shown = node.type === 'html' ? findStepIn(node.value) : undefined;
    const step = steps.find((one) => one.id === shown);
    if (step) begin(step.title, step.anchor);
    if (id === undefined) section.text += ` ${text}`;
    else begin(text.replace(headingId, ''), id);
  }
  for (const record of records) record.text = toOneLine(record.text);
  return records;
}
