import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {removeImports} from '../../api/files/withoutImports';
import {parseMarkdown} from '../../api/markdownTree';
import {getLine, type RichText} from '../../api/richText';
import {
  getRowAnchor,
  type Remedy,
  type SearchRecord,
  type SilentResponse,
} from '../record';
import {
  createDocumentRecords,
  getHeadingId,
  removeFrontMatter,
  type DocumentAbout,
} from './documentRecords';

/** Where it is written what people and programs say of symptoms. */
export const symptomsFile = 'openapi/symptoms.yaml';

/** What `openapi/symptoms.yaml` holds. */
export interface WrittenSymptoms {
  /** What people say, and programs write, of other systems. */
  elsewhere: string[];
  symptoms: {
    /** Anchor on the page. */
    id: string;
    /** What programs write of it; `{name}` stands for what varies. */
    signs: string[];
    /** What people say of it, in any language. */
    reports: string[];
    /** Values of a state that lead here, as the API spells them. */
    states?: string[];
    /** Words around such a value, such as the heads of a table. */
    around?: string[];
    /** Operations that show it, by their names. */
    operations?: string[];
    http?: SilentResponse[];
  }[];
}

export const noSymptoms: WrittenSymptoms = {elsewhere: [], symptoms: []};

/** Content whose links, which a document has as files, are addresses. */
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

/** What a program writes, among what a reader sees: code of several words. */
function findMessagesIn(row: Table['children'][number]): string[] {
  const messages: string[] = [];
  visit(row.children[0] ?? row, 'inlineCode', ({value}) => {
    if (value.includes(' ')) messages.push(value);
  });
  return messages;
}

/** A record for each row of a table: what you see, what it is, what to do. */
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
    const remedy: Remedy = {cause: is, fix: what};
    const messages = findMessagesIn(row);
    return [
      {
        kind: 'symptom',
        title: toString(row.children[0]),
        context,
        page,
        anchor: getRowAnchor(anchor, index),
        text: '',
        remedy,
        ...(messages.length > 0 && {messages}),
      },
    ];
  });
}

/**
 * The records of a page of symptoms: each section, and each row of its table.
 *
 * @param written what leads to the sections
 */
export function createSymptomRecords(
  about: DocumentAbout,
  markdown: string,
  {symptoms}: WrittenSymptoms,
): SearchRecord[] {
  const body = removeImports(removeFrontMatter(markdown));
  const rows = new Map<string, Table>();
  let id = '';
  for (const node of parseMarkdown(body).children) {
    if (node.type === 'heading') id = getHeadingId(node) ?? id;
    if (node.type === 'table') rows.set(id, node);
  }
  return createDocumentRecords(about, markdown).flatMap((record) => {
    const symptom = symptoms.find((one) => one.id === record.anchor);
    if (!symptom) return [record];
    const {signs, reports, states = [], around = [], operations = []} = symptom;
    const section: SearchRecord = {
      ...record,
      kind: 'symptom',
      messages: signs,
      reports: [...reports, ...states, ...around, ...operations],
      ...(symptom.http && {responses: symptom.http}),
    };
    const table = rows.get(record.anchor);
    return [section, ...(table ? createRowRecords(table, section, body) : [])];
  });
}
