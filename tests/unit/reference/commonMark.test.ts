import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {toMdx} from '../../../src/reference/commonMark';

/** HTML that MDX makes of a description; throws when it is not valid. */
async function rendered(text: string): Promise<string> {
  const {default: Content} = await evaluate(toMdx(text), runtime);
  return renderToStaticMarkup(createElement(Content));
}

describe('toMdx', () => {
  it.each([
    '{process.exit(1)}',
    'a } b { c',
    '<script>alert(1)</script>',
    '<b>not bold</b> & <br>',
    'import x from "y"',
    'export const a = 1',
    '\n\nimport x\n\nexport y',
    '---\ntitle: x\n---',
    '`code {x}` and `` ` ``',
    ']]> ${x} {{x}}',
    ':::note\ntext\n:::',
    ':name[x]{y} ::leaf',
    '\u202eright to left\u202c',
    '“quotes” ‘quotes’ «quotes» 「引號」 "\'',
    '<!-- comment -->',
    '\u2028\u2029',
    '{/* comment */}',
    '# heading {#id}',
  ])('runs nothing of %j', async (text) => {
    const html = await rendered(text);
    expect(html).not.toMatch(/<(script|b|br|[^>]*\bid=)/);
  });

  it.each([
    ['{process.exit(1)}', '{process.exit(1)}'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['import x from "y"', 'import x from &quot;y&quot;'],
    ['export const a = 1', 'export const a = 1'],
    [':name[x]{y} ::leaf', ':name[x]{y} ::leaf'],
    ['${x} ]]> {{y}}', '${x} ]]&gt; {{y}}'],
  ])('shows %j to the letter', async (text, html) => {
    expect(await rendered(text)).toBe(`<p>${html}</p>`);
  });

  it('runs no heading of several lines', async () => {
    const html = await rendered('import x from "y"\nz\n---');
    expect(html).toBe('<h2>import x from &quot;y&quot; z</h2>');
  });

  it('keeps the text of a paragraph to the letter', () => {
    expect(toMdx('import x')).toBe('&#105;mport x');
    expect(toMdx('a {b} <c> d')).toBe('a \\{b} \\<c> d');
  });

  it('leaves code blocks as they are', () => {
    const code = '```sh\nimport x {y} <z>\n```';
    expect(toMdx(code)).toBe(code);
  });

  it('keeps links, lists and tables', () => {
    const text =
      '- [link](/docs/intro)\n- *text*\n\n| a | b |\n| - | - |\n| 1 | 2 |';
    expect(toMdx(text)).toContain('- [link](/docs/intro)');
    expect(toMdx(text)).toContain('| a | b |');
  });
});
