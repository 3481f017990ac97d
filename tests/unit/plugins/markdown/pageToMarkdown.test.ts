import fc from 'fast-check';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {convertPageToMarkdown} from '../../../../src/plugins/markdown-versions/pageToMarkdown';

const root = 'https://docs.example/';
const site = {
  root,
  home: root,
  others: [{label: 'Deutsch', home: `${root}de/`}],
};
const foot = `---

- [HTML](${root}docs/a)
- [Deutsch](${root}de/docs/a.md)
- [llms.txt](${root}llms.txt)
`;

/** The main part of a page as Markdown, without the links at its end. */
function markdown(main: string): string {
  const text = convertPageToMarkdown(
    `<nav>Menu</nav><main>${main}</main>`,
    `${root}docs/a`,
    site,
  );
  expect(text.slice(-foot.length)).toBe(foot);
  return text.slice(0, -foot.length).trimEnd();
}

const anchor = (id: string): string => `<a href="#${id}">#</a>`;
const field = (name: string, rest: string): string =>
  `<li class="field_x"><code id="request.${name}">${name}</code>${anchor(`request.${name}`)}${rest}</li>`;

describe('fields', () => {
  it('say type, marks and text in a line, and nested fields below', () => {
    const nested = `<details><summary><code>Machine.Disk</code><span>1 field</span></summary><p>All or none.</p><ul>${field('disks.bus', '<span>string</span>')}</ul></details>`;
    const disks = field(
      'disks',
      `<span>list of <a href="/docs/api/schemas/disk">Machine.Disk</a></span><span>required</span><span>default <code>[]</code></span><div><p>Disks.</p><p>More.</p>${nested}</div>`,
    );
    expect(markdown(`<ul>${disks}</ul>`)).toBe(
      `- \`disks\` · list of [Machine.Disk](${root}docs/api/schemas/disk.md) · required · default \`[]\`

  Disks.

  More.
  - **\`Machine.Disk\` · 1 field**

    All or none.
    - \`disks.bus\` · string`,
    );
  });

  it('of errors have cause, check and fix', () => {
    expect(
      markdown(
        '<ul><li><code id="error.unknown">unknown</code><a href="#error.unknown">#</a><span>HTTP 500</span><div><ul><li id="error.unknown.1"><p>No cluster.</p><p><strong>Check</strong>: Look.</p><p><strong>Fix</strong>: Mend.</p></li></ul></div></li></ul>',
      ),
    ).toBe(
      `- \`unknown\` · HTTP 500
  - No cluster.

    **Check**: Look.

    **Fix**: Mend.`,
    );
  });
});

describe('components', () => {
  it.each([
    [
      'the path of an operation with badges, and facts',
      '<div><strong>POST</strong><code>/a.<wbr/>B/<wbr/><b>C</b></code><button>Copy</button><span>server stream</span><span>destructive</span><span role="status"></span></div><dl aria-label="x"><div><dt>Repeat</dt><dd>Safe to <code>C</code></dd></div><div><dt><code>d</code></dt><dd><p>E</p><p>F</p></dd></div></dl>',
      '**POST** `/a.B/C` · server stream · destructive\n\n- **Repeat**\n\n  Safe to `C`\n- **`d`**\n\n  E\n\n  F',
    ],
    [
      'schemas of messages, with the media type as code',
      '<p><a href="/docs/x"><code>X</code></a> <span data-md="code">application/connect+json</span></p>',
      `[\`X\`](${root}docs/x.md) \`application/connect+json\``,
    ],
    [
      'diagrams, as the list that says the same',
      '<div><div role="img" aria-label="Two objects" aria-details="l"><svg><text>A</text></svg></div><div id="l"><details><summary>As a list</summary><ul><li>A → B</li></ul></details></div></div>',
      '- **As a list**\n  - A → B',
    ],
    [
      'layers, of which one is marked',
      '<ol><li>Metal</li><li aria-current="true">Network</li></ol>',
      '1. Metal\n2. **Network**',
    ],
    [
      'folded parts, indented so that they end',
      '<details><summary>Headers</summary><p>A</p></details><p>B</p>',
      '- **Headers**\n\n  A\n\nB',
    ],
    [
      'admonitions, as quotes',
      '<div class="theme-admonition"><div><span><svg></svg></span>Mind</div><div><p>Gone.</p></div></div>',
      '> **Mind**\n>\n> Gone.',
    ],
    [
      'cards, which are links',
      '<a href="/docs/x"><h2>X</h2><p>Why.</p></a>',
      `## [X](${root}docs/x.md)\n\n[Why.](${root}docs/x.md)`,
    ],
    [
      'inputs of guides, of several lines as one block of code',
      '<ul><li><label><code>a</code> <span>required</span></label><code>b</code><div>Name.</div></li><li><label><code>c</code></label> <pre>#c\nb:\n  - 1\n</pre><div>Script.</div></li></ul>',
      '- `a` required `b`\n\n  Name.\n- `c`\n  ```\n  #c\n  b:\n    - 1\n  ```\n  Script.',
    ],
  ])('are %s', (_, main, expected) => {
    expect(markdown(main)).toBe(expected);
  });
});

const panel = (name: string, code: string): string =>
  `<div role="tabpanel"><p>${name}</p><pre><code>${code}</code></pre></div>`;
const tabs = `<div class="theme-tabs-container"><ul role="tablist"><li>cURL</li><li>Go</li></ul><div>${panel('cURL', 'curl')}${panel('Go', 'go')}</div></div>`;

describe('tabs', () => {
  it('stand below each other', () => {
    const others = tabs.replaceAll('cURL', 'Bash');
    expect(markdown(`<div>${others}</div>`)).toBe(
      '**Bash**\n\n```\ncurl\n```\n\n**Go**\n\n```\ngo\n```',
    );
    // Samples of a call are cURL alone.
    expect(markdown(`<div>${tabs}</div>`)).toBe('**cURL**\n\n```\ncurl\n```');
  });
});

describe('the page', () => {
  it('leaves controls, pictures and ways through the site out', () => {
    expect(
      markdown(
        '<nav>Home</nav><h1>A</h1><p>B<button>Copy</button></p><svg><text>C</text></svg><h2 id=d>D<a class="hash-link" href="#d">#</a></h2>',
      ),
    ).toBe('# A\n\nB\n\n## D {#d}');
  });

  it('keeps the language and the title of code, in a fence that it cannot close', () => {
    expect(
      markdown(
        '<div><div>tags.yml</div><div><pre><code class="language-yaml"><span class=f>a</span>: "&lt;" &amp;lt; ```\n```\n</code></pre><button>Copy</button></div></div>',
      ),
    ).toBe('tags.yml\n\n````yaml\na: "<" &lt; ```\n```\n````');
  });

  it('leads to Markdown, from where it is, and shows images with an address', () => {
    expect(
      markdown(
        '<p><a href="./b#c">B</a> <a href="#d">D</a> <img src="/img/a.png" alt="A"> <img src="data:image/svg+xml,x" alt="Logo"></p>',
      ),
    ).toBe(`[B](${root}docs/b.md#c) [D](#d) ![A](${root}img/a.png)`);
  });

  it('keeps words apart that only styles keep apart, and no others', () => {
    expect(
      markdown(
        '<p><a href="/docs/x">X</a><span>5 steps</span></p><p>2<sup>53</sup>, <code>a</code>s, <em>b</em>.</p>',
      ),
    ).toBe(`[X](${root}docs/x.md) · 5 steps\n\n2^53, \`a\`s, _b_.`);
  });

  it('must have a main part', () => {
    expect(() =>
      convertPageToMarkdown('<p>A</p>', `${root}docs/a`, site),
    ).toThrow(/docs\/a: the page has no <main>/);
  });
});

const parser = remark().use(remarkGfm).freeze();
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Blocks that a parser reads in Markdown, each with its words. */
const read = (text: string): string[] =>
  parser
    .parse(text)
    .children.map(
      (node) => `${node.type}: ${toString(node, {includeHtml: false})}`,
    );

describe('hostile words', () => {
  const words = fc
    .array(
      fc.constantFrom(
        ...'a 1 | ` `` * ** _ ~ < > & # + - . ! [ ] ( ) \\ : $ @ 字 「 」 （ ） ， 。'.split(
          ' ',
        ),
        ' ',
        '<b>',
        '&amp;',
        'https://x.y',
      ),
      {minLength: 1, maxLength: 10},
    )
    .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

  it('stay words in paragraphs, bold, lists and tables', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [a, b] = [escapeHtml(one), escapeHtml(other)];
        expect(read(markdown(`<p>${a}<strong>${b}</strong>${a}</p>`))).toEqual([
          `paragraph: ${one}${other}${one}`,
        ]);
        expect(
          read(markdown(`<ul><li>${a}<ul><li>${b}</li></ul></li></ul>`)),
        ).toEqual([`list: ${one}${other}`]);
        expect(
          read(
            markdown(
              `<table><tr><th>${a}</th></tr><tr><td>${b}</td></tr></table>`,
            ),
          ),
        ).toEqual([`table: ${one}${other}`]);
      }),
      {numRuns: 50},
    );
  });

  it('stay code in lines, blocks and tables', () => {
    fc.assert(
      fc.property(words, (one) => {
        const code = `<code>${escapeHtml(one)}</code>`;
        expect(read(markdown(`<p>${code}</p><pre>${code}</pre>`))).toEqual([
          `paragraph: ${one}`,
          `code: ${one}`,
        ]);
        expect(
          read(
            markdown(
              `<table><tr><th>A</th></tr><tr><td>${code}</td></tr></table>`,
            ),
          ),
        ).toEqual([`table: A${one}`]);
      }),
      {numRuns: 50, examples: [['\\|'], ['a\\|b'], ['\\\\|']]},
    );
  });

  it('in Chinese keep their marks beside full-width punctuation', () => {
    const text = markdown(
      '<p>設為<strong>「必填」</strong>，<strong>注意：</strong>不可<em>（重複）</em>。</p>',
    );
    const [node] = parser.parse(text).children;
    expect(node).toMatchObject({
      type: 'paragraph',
      children: [
        {value: '設為'},
        {type: 'strong'},
        {value: '，'},
        {type: 'strong'},
        {value: '不可'},
        {type: 'emphasis'},
        {value: '。'},
      ],
    });
    expect(toString(node)).toBe('設為「必填」，注意：不可（重複）。');
  });
});
