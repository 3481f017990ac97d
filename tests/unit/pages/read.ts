import {stringify} from 'yaml';
import type {Properties, RichText} from '../../../src/reference/richText';

const marks: Record<string, string> = {em: '*', strong: '**', code: '`'};

/** A node as Markdown would have it; a component as a tag, without its lists. */
function getMarkdown(node: RichText): string {
  if (typeof node === 'string') return node;
  const [name, properties, ...inner] = node;
  const text = inner.map(getMarkdown).join('');
  if (name === 'p') return `${text}\n\n`;
  if (name === 'br') return '\\\n';
  if (name === 'a') return `[${text}](${String(properties.href)})`;
  if (name === 'li') {
    const {id} = properties;
    const anchor = typeof id === 'string' ? ` {#${id}}` : '';
    return `- ${text.trim()}${anchor}\n`;
  }
  if (name === 'ul' || name === 'OperationList') return `${text}\n`;
  // What an operation of a list does, below its name.
  if (name === 'span') return `\\\n${text}`;
  if (name === 'pre') {
    return `[${String(properties.language)}]\n${String(properties.html)}\n\n`;
  }
  if (/^h\d$/.test(name)) {
    return `${'#'.repeat(Number(name[1]))} ${text} {#${String(properties.id)}}\n\n`;
  }
  const mark = marks[name];
  if (mark) return `${mark}${text}${mark}`;
  return `<${name}>\n\n${text}</${name}>\n\n`;
}

/** Some content as Markdown. */
export const markdown = (content: RichText[]): string =>
  content.map(getMarkdown).join('').trim();

const getInner = (node: RichText): RichText[] =>
  typeof node === 'string' ? [] : node.slice(2).filter(isNode);

const isNode = (part: unknown): part is RichText =>
  typeof part === 'string' || Array.isArray(part);

const isHeading = (node: RichText): boolean =>
  Array.isArray(node) && /^h\d$/.test(node[0]);

/** The headings and the components of a page, as they follow one another. */
export const outline = (content: RichText[]): string[] =>
  content.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (isHeading(node)) return [markdown([node])];
    const inner = outline(getInner(node));
    if (!/^[A-Z]/.test(node[0])) return inner;
    const close = getInner(node).length > 0 ? [`</${node[0]}`] : [];
    return [`<${node[0]}`, ...inner, ...close];
  });

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** Properties as YAML, with the texts in them as Markdown. */
function writeProperties(properties: unknown): string {
  const plain = JSON.parse(
    JSON.stringify(properties, (key, value: unknown) =>
      /^(text|note)$/.test(key) && Array.isArray(value)
        ? markdown(value as RichText[])
        : value,
    ),
  ) as Properties;
  return Object.keys(plain).length > 0
    ? stringify(plain, {lineWidth: 0}).trimEnd()
    : '';
}

/** Some content with all that its components are given. */
export const writeContent = (content: RichText[]): string =>
  content
    .map((node) => {
      if (typeof node === 'string' || !/^[A-Z]|^section$/.test(node[0])) {
        return markdown([node]);
      }
      const [name, properties] = node;
      const inner = writeContent(getInner(node)).trimEnd();
      const lines = [writeProperties(properties), inner].filter(Boolean);
      return [`<${name}>`, ...lines.map(indented)].join('\n');
    })
    .join('\n\n')
    .concat('\n');
