import {describe, expect, it} from 'vitest';
import {highlightToHtml as highlightWith} from '../../src/highlighting/highlight';
import {loadHighlighter} from '../../src/highlighting/highlighter';
import {readMeta} from '../../src/highlighting/metaString';
import {rehypeHighlight} from '../../src/highlighting/rehypeHighlight';

const highlight = async (...given: [string, string, Set<number>?]) =>
  highlightWith((await loadHighlighter())(), ...given);

const getText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

describe('highlighted code', () => {
  it('marks names and values of JSON, and leaves punctuation', async () => {
    expect(await highlight('{"cores": 4, "ok": true}', 'json')).toBe(
      '{<span class=f>"cores"</span>: <span class=n>4</span>, ' +
        '<span class=f>"ok"</span>: <span class=n>true</span>}',
    );
  });

  it('joins neighbors of one kind', async () => {
    expect(await highlight('# one two', 'bash')).toBe(
      '<span class=c># one two</span>',
    );
  });

  it.each([
    'bash',
    'diff',
    'go',
    'js',
    'json',
    'md',
    'mdx',
    'nginx',
    'python',
    'text',
    'ts',
    'tsx',
    'unknown',
    'yaml',
    '',
  ])('keeps every character (%s)', async (language) => {
    const code =
      '  a = "b" </script> {c: `${d}`}\n\n\t# <b>&amp;</b> 中文\n+1 - [x](y)\n';
    expect(getText(await highlight(code, language, new Set([2, 4])))).toBe(
      code,
    );
  });

  it('wraps highlighted lines with their line ends', async () => {
    expect(await highlight('a\nb\nc', 'text', new Set([2, 3]))).toBe(
      'a\n<span class=hl>b\n</span><span class=hl>c</span>',
    );
  });
});

describe('what follows the language', () => {
  it('is a title and lines', () => {
    expect(readMeta(`title="a 'b'.yml" {1,3-5}`)).toEqual({
      title: "a 'b'.yml",
      marked: new Set([1, 3, 4, 5]),
    });
  });

  it('is anything else, too', () => {
    expect(readMeta('live {a} {} title=')).toEqual({marked: new Set()});
  });
});

describe('the rehype plugin', () => {
  it('knows languages by their other names, and code of no language', async () => {
    const block = (className?: string[]) => ({
      type: 'element' as const,
      tagName: 'pre',
      properties: {},
      children: [
        {
          type: 'element' as const,
          tagName: 'code',
          properties: {className, metastring: 'title="x"'},
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
        html: '<span class=f>a</span>: <span class=n>1</span>',
        language: 'yaml',
        title: 'x',
      },
      {html: 'a: 1', title: 'x'},
    ]);
  });
});
