import {expect, it} from 'vitest';
import {highlightToHtml} from '../../src/generate/highlighting/highlight';
import {loadHighlighter} from '../../src/generate/highlighting/highlighter';
import {rehypeHighlight} from '../../src/generate/highlighting/rehypeHighlight';

const shiki = await loadHighlighter();
const highlight = (...given: [string, string, Set<number>?]) =>
  highlightToHtml(shiki, ...given);

const getText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

it.each([
  [
    'json',
    '{"cores": 4, "ok": true}',
    '{<span class=f>"cores"</span>: <span class=n>4</span>, ' +
      '<span class=f>"ok"</span>: <span class=n>true</span>}',
  ],
  ['bash', '# one two', '<span class=c># one two</span>'],
])('code in %s is marked by its kinds', (language, code, html) => {
  expect(highlight(code, language)).toBe(html);
});

it.each([
  ...['bash', 'diff', 'go', 'js', 'json', 'md', 'mdx', 'nginx', 'python'],
  ...['text', 'ts', 'tsx', 'unknown', 'yaml', ''],
])('code in "%s" keeps every character', (language) => {
  const code =
    '  a = "b" </script> {c: `${d}`}\n\n\t# <b>&amp;</b> 中文\n+1 - [x](y)\n';
  expect(getText(highlight(code, language, new Set([2, 4])))).toBe(code);
});

it('lines that are marked have their line ends', () => {
  expect(highlight('a\nb\nc', 'text', new Set([2, 3]))).toBe(
    'a\n<span class=hl>b\n</span><span class=hl>c</span>',
  );
});

it('a document has its code highlighted, languages by their other names', async () => {
  const block = (className?: string[]) => ({
    type: 'element' as const,
    tagName: 'pre',
    properties: {},
    children: [
      {
        type: 'element' as const,
        tagName: 'code',
        properties: {className, metastring: `title="a 'x'" {1} live`},
        children: [{type: 'text' as const, value: 'a: 1\n'}],
      },
    ],
  });
  const tree = {
    type: 'root' as const,
    children: [block(['language-YML']), block()],
  };
  await rehypeHighlight()(tree);
  expect(tree.children.map(({properties}) => properties)).toEqual([
    {
      html: '<span class=hl><span class=f>a</span>: <span class=n>1</span></span>',
      language: 'yaml',
      title: "a 'x'",
    },
    {html: '<span class=hl>a: 1</span>', title: "a 'x'"},
  ]);
});
