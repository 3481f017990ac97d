import fc from 'fast-check';
import type {Nodes} from 'mdast';
import {parse} from './texts';

/** Texts that end up as code, markup or a failed build where escaping fails. */
export const hostile = [
  '{',
  '}',
  '{process.exit(1)}',
  '${x}',
  '{{x}} {/* comment */}',
  '<script>throw new Error("ran")</script>',
  '<Fields anchor="x" data="x" />',
  '[{"name":"x","text":[["script",{},"y"]]}]',
  "\" data='[]' /><br>&quot;&#39;",
  '<br>',
  '<!-- comment -->',
  '<a href={x}>',
  '</Column>',
  'import x from "y"',
  'export const a = 1',
  '---',
  '---\ntitle: x\n---',
  '+++',
  '`',
  '``` ` ``',
  '```',
  '~~~',
  '```mdx-code-block\n<script>{x}</script>\n```',
  '````\n```mdx-code-block\n{x}\n```\n````',
  '```js title="{x}" {1}\n# a {#b}\n```',
  ']]>',
  ':::',
  ':::note\ntext\n:::',
  ':::note[title]',
  ':name[x]{y}',
  '::leaf{#x}',
  '12:30:45',
  '\u202eright to left\u202c\u200f\u2066',
  '\u2028\u2029\u0085\ufeff',
  '\ud800',
  '\udc00 \ud83d',
  '\u0000\u0001\u0008\u001b[31m\u007f',
  '|',
  '| a | b |\n| - | - |\n| { | `|` |',
  '   three spaces',
  '    four spaces',
  '\tleading tab',
  '1.10',
  '1. one',
  '1999. A year',
  '-',
  '# heading {#id}',
  '## a {#b} c',
  '# {#only}',
  'Setext {#id}\n===',
  'import x\n{\n-',
  '</Column>\n-\n- {',
  '`` a\n    ```js {x} ``',
  '- {x}\n- import y',
  '> import x',
  '\\',
  '\\{x\\}',
  '&amp; &lt;b&gt; &#123;x}',
  '*a* _b_ **c** ~~d~~ __e',
  '[a](b "c{d}")',
  '[a][b]\n\n[b]: /c',
  '[^1]\n\n[^1]: note',
  '[ ] [x] - [ ] task',
  'www.example.com/{x} https://example.com/{y} a@b.c',
  '"\'„“”‚‘’«»‹›「」『』〝〞＂＇`´',
  'a: b # c',
  '%YAML 1.2',
  '!!js/function x',
  'null',
  'true',
  '2026-01-01',
  '$& $1 $` {name}',
  '{{{markdown}}}',
  'x'.repeat(10_000),
  '{<`'.repeat(3_000),
];

/** A link without a target, or an image, is a fault that the build reports. */
function isFault(node: Nodes): boolean {
  if (node.type === 'image' || node.type === 'imageReference') return true;
  if (node.type === 'link' && node.url === '') return true;
  return 'children' in node && node.children.some(isFault);
}

const piece = fc.oneof(
  {weight: 4, arbitrary: fc.constantFrom(...hostile.slice(0, -2))},
  {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 30})},
  {weight: 1, arbitrary: fc.string({unit: 'grapheme-ascii', maxLength: 30})},
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({min: 0, max: 0xffff}), {maxLength: 8})
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Pieces of hostile and random text, one after the other or on lines. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(piece, fc.constantFrom('', ' ', '\n', '\n\n', '\n    ', '\n- ')),
    {minLength: 1, maxLength: 5},
  )
  .map((parts) => parts.flat().join(''))
  .filter((text) => text.trim() !== '' && !isFault(parse(text)));
