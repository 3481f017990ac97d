import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {removeImports} from '../../api/files/withoutImports';
import {parseMarkdown} from '../../api/markdownTree';
import {getLine, type RichText} from '../../api/richText';
import {getRowAnchor, type SearchRecord} from '../record';
import {
  createDocumentRecords,
  getHeadingId,
  getWordsOf,
  removeFrontMatter,
  type DocumentAbout,
} from './documentRecords';

export const symptomsFile = 'openapi/symptoms.yaml';

export interface WrittenSymptoms {
  /** Texts about unrelated systems. */
  unrelated: string[];
  symptoms: {
    id: string;
    /** Messages of programs; `{name}` matches any text. */
    signs: string[];
    /** Descriptions by readers, in any language. */
    reports: string[];
    /** API values that lead to the section. */
    states?: string[];
    /** Words near such a value, such as table headers. */
    around?: string[];
    operations?: string[];
    /** HTTP statuses of responses without a message. */
    http?: number[];
  }[];
}

export const noSymptoms: WrittenSymptoms = {unrelated: [], symptoms: []};

/** Resolves a document's relative links. */
const resolveLinks = (content: RichText[], page: string): RichText[] =>
  content.map((node): RichText => {
    if (typeof node === 'string') return node;
    const [name, {href, ...others}, ...inner] = node;
    const resolved = resolveLinks(inner, page);
    if (typeof href !== 'string') return [name, others, ...resolved];
    const address = href.startsWith('#')
      ? page + href
      : href.startsWith('.')
        ? new URL(href, `http://x${page}`).pathname.replace(/\.mdx$/, '') +
          new URL(href, `http://x${page}`).hash
        : href;
    return [name, {href: address, ...others}, ...resolved];
  });

/** Messages in the visible text of a row: code with several words. */
function findMessagesIn(row: Table['children'][number]): string[] {
  const messages: string[] = [];
  visit(row.children[0] ?? row, 'inlineCode', ({value}) => {
    if (value.includes(' ')) messages.push(value);
  });
  return messages;
}

/** Records of table rows: symptom, cause, fix. */
function createRowRecords(
  {children: [, ...rows]}: Table,
  section: SearchRecord,
  markdown: string,
): SearchRecord[] {
  const {page, anchor, title: context} = section;
  return rows.flatMap((row, index): SearchRecord[] => {
    const [seen, is, what] = row.children.map((cell) => {
      const {start, end} = cell.position ?? {};
      const source = markdown.slice(start?.offset, end?.offset);
      const text = source
        .replace(/^\||\|$/g, '')
        .replaceAll(String.raw`\|`, '|');
      return resolveLinks(getLine(text), page);
    });
    if (!seen || !is || !what) return [];
    const messages = findMessagesIn(row);
    return [
      {
        kind: 'symptom',
        title: toString(row.children[0]),
        context,
        page,
        anchor: getRowAnchor(anchor, index),
        text: '',
        cause: is,
        fix: what,
        ...(messages.length > 0 && {messages}),
      },
    ];
  });
}

/**
 * Records of a troubleshooting page: each section, and each row of its table.
 *
 * @param written data of the sections
 */
export function createSymptomRecords(
  about: DocumentAbout,
  markdown: string,
  {symptoms}: WrittenSymptoms,
): SearchRecord[] {
  const body = removeImports(removeFrontMatter(markdown));
  const rows = new Map<string, Table>();
  const leads = new Map<string, string>();
  let id = '';
  for (const node of parseMarkdown(body).children) {
    if (node.type === 'heading') id = getHeadingId(node) ?? id;
    if (node.type === 'table') rows.set(id, node);
    if (node.type !== 'paragraph' || leads.has(id)) continue;
    leads.set(id, getWordsOf(node));
  }
  return createDocumentRecords(about, markdown).flatMap((record) => {
    const symptom = symptoms.find((one) => one.id === record.anchor);
    if (!symptom) return [record];
    const {signs, reports, states = [], around = [], operations = []} = symptom;
    const lead = leads.get(record.anchor) ?? '';
    const section: SearchRecord = {
      ...record,
      kind: 'symptom',
      text: [lead, record.text.slice(lead.length).trim()]
        .filter(Boolean)
        .join(' · '),
      messages: signs,
      reports: [...reports, ...states, ...around, ...operations],
      ...(symptom.http && {statuses: symptom.http}),
    };
    const table = rows.get(record.anchor);
    return [section, ...(table ? createRowRecords(table, section, body) : [])];
  });
}
