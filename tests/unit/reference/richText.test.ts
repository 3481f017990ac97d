import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import RichText from '../../../src/components/reference/RichText';
import {toRichText} from '../../../src/reference/richText';

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
