import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import RichText from '../../../src/components/reference/RichText';
import {
  getLine,
  toRichText,
  toPlainLine,
} from '../../../src/reference/richText';

const shown = (text: string): string =>
  renderToStaticMarkup(createElement(RichText, {text: toRichText(text)}));

describe('a text', () => {
  it.each([
    ['A plain text.', '<p>A plain text.</p>'],
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['*a*\n**b** ~~c~~', '<p><em>a</em>\n<strong>b</strong> <del>c</del></p>'],
    ['*a* *b*', '<p><em>a</em> <em>b</em></p>'],
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
  ])('%j is shown with its marks', (text, html) => {
    expect(shown(text)).toBe(html);
  });

  it('is the same, whether parsed or not', () => {
    // The first is not parsed; the second is, for its last character.
    expect(toRichText('A text.')).toEqual([['p', {}, 'A text.']]);
    expect(toRichText('A text.\\')).toEqual([['p', {}, 'A text.\\']]);
    expect(toRichText('A `text`.')).toEqual([
      ['p', {}, 'A ', ['code', {}, 'text'], '.'],
    ]);
    expect(toRichText('A `text`!\\')).toEqual([
      ['p', {}, 'A ', ['code', {}, 'text'], '!\\'],
    ]);
  });
});

describe('text as data', () => {
  it('has no white space between blocks', () => {
    expect(toRichText('> - *a*\n>\n>   b\n\n---')).toEqual([
      [
        'blockquote',
        {},
        [
          'ul',
          {},
          [
            'li',
            {},
            '\n',
            ['p', {}, ['em', {}, 'a']],
            '\n',
            ['p', {}, 'b'],
            '\n',
          ],
        ],
      ],
      ['hr', {}],
    ]);
    expect(toRichText('| a |\n| - |\n| *b* |')).toEqual([
      [
        'table',
        {},
        ['thead', {}, ['tr', {}, ['th', {}, 'a']]],
        ['tbody', {}, ['tr', {}, ['td', {}, ['em', {}, 'b']]]],
      ],
    ]);
  });

  it('has code of several lines as one text, its last line break left out', () => {
    expect(toRichText('```js\na\n\n```')).toEqual([['pre', {}, 'a\n']]);
    expect(toRichText('    <b>')).toEqual([['pre', {}, '<b>']]);
  });
});

describe('references', () => {
  it.each([
    [
      '[a][x] *b*\n\n[x]: /c "d"',
      '<p><a href="/c" title="d">a</a> <em>b</em></p>',
    ],
    ['[x]\n\n[x]: /c', '<p><a href="/c">x</a></p>'],
    [
      '![a][x]\n\n[x]: /c "d"',
      '<link rel="preload" as="image" href="/c"/><p><img src="/c" alt="a" title="d"/></p>',
    ],
    ['[a][X]\n\n[x]: /first\n[x]: /second', '<p><a href="/first">a</a></p>'],
    [
      '[x]: /c\n\n> [a][x]',
      '<blockquote><p><a href="/c">a</a></p></blockquote>',
    ],
    [
      '[a][x]\n\n> [x]: /c',
      '<p><a href="/c">a</a></p><blockquote></blockquote>',
    ],
    ['[*a* b][x]\n\n[x]: /c', '<p><a href="/c"><em>a</em> b</a></p>'],
    ['[a][x]', '<p>[a][x]</p>'],
  ])('in %j lead to what they name', (text, html) => {
    expect(shown(text)).toBe(html);
  });
});

describe('what a text may not do', () => {
  it.each([
    ['{process.exit(1)}', '{process.exit(1)}'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['import x from "y"', 'import x from &quot;y&quot;'],
    ['export const a = 1', 'export const a = 1'],
    [':name[x]{y} ::leaf', ':name[x]{y} ::leaf'],
    ['${x} ]]> {{y}}', '${x} ]]&gt; {{y}}'],
    ['a <b>c</b> d!', 'a &lt;b&gt;c&lt;/b&gt; d!'],
  ])('is to be code or markup: %j', (text, html) => {
    expect(shown(text)).toBe(`<p>${html}</p>`);
  });

  it('is to refer to what another text defines', () => {
    expect(shown('A [tree][t] and [a bush][b].\n\n[t]: /tree')).toBe(
      '<p>A <a href="/tree">tree</a> and [a bush][b].</p>',
    );
  });

  it('is to be a footnote or a check box', () => {
    expect(shown('a[^1]\n\n[^1]: b')).toBe('<p>a<a href="b">^1</a></p>');
    expect(shown('- [ ] a')).toBe('<ul><li>[ ] a</li></ul>');
  });
});

describe('a text that is no Markdown', () => {
  it.each([
    ['Get  a\n tree ', ['Get a tree']],
    ['*a* `b` {c} <d>', ['*a* `b` {c} <d>']],
    [' \n', []],
  ])('is one line of words: %j', (text, words) => {
    expect(toPlainLine(text)).toEqual(words);
  });
});

describe('a text of one line', () => {
  const code = ['code', {}, 'a'];
  it.each([
    ['Get `a`\n*tree*', ['Get ', code, ' ', ['em', {}, 'tree']]],
    ['A tree.', ['A tree.']],
    ['# a', ['# a']],
    ['- a', ['- a']],
    ['1. a\n2. b', ['1. a 2. b']],
    ['', []],
  ])('keeps code and emphasis, and no block: %j', (text, inner) => {
    expect(getLine(text)).toEqual(inner);
  });
});
