import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import RichText from '../../src/components/reference/RichText';
import type {MdxOptions} from '../../src/reference/commonMark';
import {toRichText} from '../../src/reference/richText';

const shown = (text: string, options?: MdxOptions): string =>
  renderToStaticMarkup(
    createElement(RichText, {text: toRichText(text, options)}),
  );

describe('toRichText', () => {
  it.each([
    ['A plain text.', '<p>A plain text.</p>'],
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['*a*\n**b** ~~c~~', '<p><em>a</em>\n<strong>b</strong> <del>c</del></p>'],
    ['a\\\nb', '<p>a<br/>\nb</p>'],
    [
      '- *a*\n  `b`\n- c',
      '<ul><li><em>a</em>\n<code>b</code></li><li>c</li></ul>',
    ],
    ['3. a', '<ol start="3"><li>a</li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['[a](/b "c")', '<p><a href="/b" title="c">a</a></p>'],
    ['<b>a</b> {x}', '<p>&lt;b&gt;a&lt;/b&gt; {x}</p>'],
    ['```js\na\n\n  b\n```', '<pre>a\n\n  b</pre>'],
    [
      '| a | b |\n| - | - |\n| c | d | e |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
  ])('shows %j', (text, html) => {
    expect(shown(text)).toBe(html);
  });

  it('leads from names of the API to their pages', () => {
    const links = new Map([['GetTree', '/docs/api/get-tree']]);
    expect(shown('As `GetTree` and `name`.', {links})).toBe(
      '<p>As <a href="/docs/api/get-tree"><code>GetTree</code></a> and <code>name</code>.</p>',
    );
  });

  it('shows diagrams as drawings', () => {
    const diagram = (svg: string) => ({label: 'Drawing', svg});
    expect(toRichText('```mermaid\na --> b\n```', {diagram})).toEqual([
      ['Diagram', {label: 'Drawing', svg: 'a --> b'}],
    ]);
  });

  it('is the same for plain texts, whether parsed or not', () => {
    // The first is not parsed; the second is, for its last character.
    const [plain, parsed] = [toRichText('A text.'), toRichText('A text.\\')];
    expect(plain).toEqual([['p', {}, 'A text.']]);
    expect(parsed).toEqual([['p', {}, 'A text.\\']]);
  });
});
