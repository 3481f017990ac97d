import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {removeImports} from '../../api/files/withoutImports';
import {findStepIn} from '../../guides/guidePage';
import type {GuideData} from '../../guides/model';
import {parseMarkdown} from '../../api/markdownTree';
import type {SearchRecord} from '../record';

/** What Docusaurus knows of a document. */
export interface DocumentAbout {
  kind: 'document' | 'post' | 'guide';
  title: string;
  description: string;
  page: string;
}

const inline = /^(?:break|delete|emphasis|inlineCode|link|strong|text)$/;

/** The words of a part of a document, without elements of MDX and blocks of code. */
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

/** The words of a text of the description in one line. */
export const findWordsIn = (markdown = ''): string =>
  markdown === '' ? '' : toOneLine(readWords(parseMarkdown(markdown)));

const headingId = /\s*\{#([^}]+)\}\s*$/;

/** The id that is written at the end of a heading. */
export const getHeadingId = (heading: Heading): string | undefined =>
  headingId.exec(toString(heading))?.[1];

/** A document without what stands before its text. */
export const removeFrontMatter = (markdown: string): string =>
  markdown.replace(/^---\n[\s\S]*?\n---\n/, '');

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
    // The cells of all tables are a third of what the search would load.
    const isLeft = node.type === 'table' && kind !== 'guide';
    const text = isLeft ? '' : toOneLine(readWords(node));
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
