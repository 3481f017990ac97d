import type {FieldData, ValueData} from '../../../src/reference/fieldData';
import type {Properties, RichText} from '../../../src/reference/richText';

const marks: Record<string, string> = {em: '*', strong: '**', code: '`'};

/** A piece as Markdown would have it; a component as a tag, without its lists. */
function markdownOf(piece: RichText): string {
  if (typeof piece === 'string') return piece;
  const [name, properties, ...inner] = piece;
  const text = inner.map(markdownOf).join('');
  if (name === 'p') return `${text}\n\n`;
  if (name === 'br') return '\\\n';
  if (name === 'a') return `[${text}](${String(properties.href)})`;
  if (name === 'li') return `- ${text}\n`;
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
  content.map(markdownOf).join('').trim();

const innerOf = (piece: RichText): RichText[] =>
  typeof piece === 'string' ? [] : piece.slice(2).filter(isPiece);

const isPiece = (part: unknown): part is RichText =>
  typeof part === 'string' || Array.isArray(part);

const isHeading = (piece: RichText): boolean =>
  Array.isArray(piece) && /^h\d$/.test(piece[0]);

/** The pieces between the heading with an id and the next one or the end. */
export function piecesOf(content: RichText[], id: string): RichText[] {
  const start = content.findIndex(
    (piece) => isHeading(piece) && (piece[1] as Properties).id === id,
  );
  if (start >= 0) {
    const rest = content.slice(start + 1);
    const end = rest.findIndex(isHeading);
    return end < 0 ? rest : rest.slice(0, end);
  }
  for (const piece of content) {
    const inner = innerOf(piece);
    if (inner.length > 0 && markdown(inner).includes(` {#${id}}`)) {
      return piecesOf(inner, id);
    }
  }
  throw new Error(`No heading has the id ${id}.`);
}

/** What stands between the heading with an id and the next one, as Markdown. */
export const section = (content: RichText[], id: string): string =>
  markdown(piecesOf(content, id));

/** The headings and the components of a page, as they follow one another. */
export const outline = (content: RichText[]): string[] =>
  content.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if (isHeading(piece)) return [markdown([piece])];
    const inner = outline(innerOf(piece));
    if (!/^[A-Z]/.test(piece[0])) return inner;
    const close = innerOf(piece).length > 0 ? [`</${piece[0]}`] : [];
    return [`<${piece[0]}`, ...inner, ...close];
  });

/** As JSON keeps it. */
const stored = (properties: unknown): Properties =>
  JSON.parse(JSON.stringify(properties)) as Properties;

/** What the components of a name are given, in the order of the page. */
export const elements = (content: RichText[], name: string): Properties[] =>
  content.flatMap((piece) => [
    ...(piece[0] === name ? [stored(piece[1])] : []),
    ...elements(innerOf(piece), name),
  ]);

const listAt = (
  content: RichText[],
  name: string,
  anchor: string,
): Properties | undefined =>
  elements(content, name).find((one) => one.anchor === anchor);

/** The fields whose anchors begin with a word; nothing without a list. */
export const fieldsAt = (content: RichText[], anchor: string) =>
  listAt(content, 'Fields', anchor)?.fields as FieldData[] | undefined;

/** The values whose anchors begin with a word; nothing without a list. */
export const valuesAt = (content: RichText[], anchor: string) =>
  listAt(content, 'EnumValues', anchor)?.values as ValueData[] | undefined;
