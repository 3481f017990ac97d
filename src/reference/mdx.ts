import {stringify} from 'yaml';

/** What an editor does not show, or MDX does not keep, in a JSX string. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * A value as a JSX attribute, such as `name="a"`. A text with characters that
 * nobody sees becomes an expression, `name={"a\u0000"}`: JSON is a subset of
 * JavaScript expressions, so no text can end the attribute early. Strings
 * are for speed: MDX parses and prints each expression as a program.
 */
export function attribute(
  name: string,
  value: string | number | boolean | undefined,
): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${name}`;
  if (typeof value === 'string' && !unseen.test(value)) {
    const text = value.replaceAll('&', '&amp;');
    return value.includes('"')
      ? ` ${name}='${text.replaceAll("'", '&#39;')}'`
      : ` ${name}="${text}"`;
  }
  return ` ${name}={${JSON.stringify(value)}}`;
}

/** Attributes of one element, in order, without those that are not set. */
export function attributes(
  values: Record<string, string | number | boolean | undefined>,
): string {
  return Object.entries(values)
    .map(([name, value]) => attribute(name, value))
    .join('');
}

/** A document: front matter as YAML, then the blocks, a blank line between. */
export function page(
  frontMatter: Record<string, string | boolean | number | undefined>,
  blocks: (string | false | undefined)[],
): string {
  const body = blocks.filter((block) => block).join('\n\n');
  // Docusaurus reads YAML 1.1, to which 2026-01-01 without quotes is a date.
  const yaml = stringify(frontMatter, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
  });
  return `---\n${yaml}---\n\n${body}\n`;
}

/** A heading with an explicit id, the same in every locale. */
export function heading(level: number, text: string, id: string): string {
  return `${'#'.repeat(level)} ${text} {#${id}}`;
}

/** A JSX element on lines of its own, with Markdown children. */
export function block(
  name: string,
  values: Record<string, string | number | boolean | undefined>,
  children: string[] = [],
): string {
  const open = `<${name}${attributes(values)}`;
  const inner = children.filter((child) => child !== '');
  return inner.length === 0
    ? `${open} />`
    : `${open}>\n\n${inner.join('\n\n')}\n\n</${name}>`;
}

/** A fenced code block; the fence is longer than any run of backticks inside. */
export function codeBlock(language: string, code: string): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, 1 + Math.max(0, ...runs)));
  return `${fence}${language}\n${code}\n${fence}`;
}
