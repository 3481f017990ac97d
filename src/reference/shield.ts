import type {Nodes} from 'mdast';
import {replaceNodes} from './replaceNodes';

const expression = (value: string): string => `{${JSON.stringify(value)}}`;

/** Docusaurus takes `{#id}` off the end of a heading, however it is escaped. */
function headingText(child: Nodes): Nodes | undefined {
  if (child.type !== 'text' && child.type !== 'inlineCode') return undefined;
  if (!child.value.includes('{#')) return undefined;
  const value = expression(child.value);
  return {
    type: 'html',
    value: child.type === 'text' ? value : `<code>${value}</code>`,
  };
}

/**
 * Code that Docusaurus changes before it parses a page: it unwraps blocks of
 * the language `mdx-code-block`, and escapes `{#` on lines that start with `#`.
 *
 * @see unwrapMdxCodeBlocks and escapeMarkdownHeadingIds of @docusaurus/utils
 */
const rewritten = /mdx-code-block|^#.*\{#/m;

/** What Docusaurus reads in its own way, as expressions that it leaves alone. */
export function shieldFromDocusaurus(child: Nodes): Nodes | undefined {
  if (child.type === 'heading') replaceNodes(child, headingText);
  if (child.type !== 'code') return undefined;
  return rewritten.test(`${child.lang ?? ''}\n${child.value}`)
    ? {
        type: 'html',
        value: `<pre><code>${expression(child.value)}</code></pre>`,
      }
    : undefined;
}
