import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {removeImports} from '../../api/files/withoutImports';
import {findStepIn} from '../../guides/guidePage';
import type {GuideData} from '../../guides/model';
import {parseMarkdown} from '../../api/markdownTree';
import type {SearchRecord} from '../record';

export interface DocumentAbout {
  kind: 'document' | 'post' | 'guide';
  title: string;
  description: string;
  page: string;
}

const inline = /^(?:break|delete|emphasis|inlineCode|link|strong|text)$/;

/** Words of a part of a document, without MDX elements and code blocks. */
function readWords(node: Nodes): string {
  if (node.type === 'html') return node.value.replace(/<[^>]*>/g, ' ');
  if (node.type === 'code') return '';
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

/** Words of a part of a document in one line. */
export const getWordsOf = (node: Nodes): string => toOneLine(readWords(node));

/** Words of a description in one line. */
export const findWordsIn = (markdown = ''): string =>
  markdown === '' ? '' : getWordsOf(parseMarkdown(markdown));

const headingId = /\s*\{#([^}]+)\}\s*$/;

export const getHeadingId = (heading: Heading): string | undefined =>
  headingId.exec(toString(heading))?.[1];

export const removeFrontMatter = (markdown: string): string =>
  markdown.replace(/^---\n[\s\S]*?\n---\n/, '');

/**
 * Records of a document and of each section with an ID.
 *
 * @param steps of a guide, each of which adds a heading
 */
export function createDocumentRecords(
  {kind, title, description, page}: DocumentAbout,
  markdown: string,
  steps: readonly Pick<
    GuideData['steps'][number],
    'id' | 'title' | 'anchor'
  >[] = [],
): SearchRecord[] {
  const body = removeImports(removeFrontMatter(markdown));
  const shared = {kind, page};
  const first = {...shared, title, context: '', anchor: '', text: description};
  const records: SearchRecord[] = [first];
  let section: SearchRecord = first;
  const begin = (name: string, anchor: string): void => {
    section = {...shared, title: name, context: title, anchor, text: ''};
    records.push(section);
  };
  for (const node of parseMarkdown(body).children) {
    // Table cells would be a third of the search file.
    const isLeft = node.type === 'table' && kind !== 'guide';
    const text = isLeft ? '' : getWordsOf(node);
    const id = node.type === 'heading' ? getHeadingId(node) : undefined;
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
