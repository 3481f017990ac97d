import {beforeAll, describe, expect, it} from 'vitest';
import {getFirstSentence} from '../../../../src/reference/markdownTree';
import {renderIntroductionPage} from '../../../../src/reference/pages/introductionPage';
import {renderOperationPage} from '../../../../src/reference/pages/operationPage';
import {renderSchemaPage} from '../../../../src/reference/pages/schemaPage';
import {renderServicePage} from '../../../../src/reference/pages/servicePage';
import {
  field,
  link,
  makeContext,
  operation,
  schema,
  service,
} from '../../pages/model';
import {buildPage} from './docusaurus';
import {htmlText, lineText, markdownText, squeeze, wellFormed} from './texts';

/** Texts that end up as code, markup or a failed build where escaping fails. */
const hostile = [
  '{process.exit(1)} ${x} {{y}} {/* comment */}',
  '<script>throw new Error("ran")</script>',
  '<Fields anchor="x" data="x" />',
  '[{"name":"x","text":[["script",{},"y"]]}]',
  "\" data='[]' /><br>&quot;&#39;",
  '<!-- comment --> <a href={x}>',
  '</Column>\n-\n- {',
  'import x from "y"\n\nexport const a = 1',
  '---\ntitle: x\n---',
  '``` ` ```\n`` a\n    ```js {x} ``',
  '````\n```mdx-code-block\n<script>{x}</script>\n```\n````',
  '```js title="{x}" {1}\n# a {#b}\n```',
  ':::note[title]\ntext\n:::\n\n:name[x]{y} ::leaf{#x} 12:30:45',
  '\u202eright to left\u202c\u200f\u2066 \u2028\u2029\u0085\ufeff',
  '\ud800 \udc00 \ud83d',
  '\u0000\u0001\u0008\u001b[31m\u007f',
  '| a | b |\n| - | - |\n| { | `|` |',
  '\tleading tab\n    four spaces',
  '1999. A year',
  '# heading {#id}\n\nSetext {#id}\n===',
  '\\{x\\} &amp; &lt;b&gt; &#123;x} *a* _b_ **c** ~~d~~ __e',
  '[a](b "c{d}") [a][b] [^1] [ ] [x]\n\n[b]: /c\n\n[^1]: note',
  'a: b # c',
  'null',
  '2026-01-01',
].map((text): [string, string] => [JSON.stringify(text), text]);

/** A small API whose texts are those that `at` gives for their places. */
function makeApi(at: (position: string) => string) {
  const message = (position: string) => ({
    schema: 'holt.a.v1.Tree',
    mediaType: 'application/json',
    description: at(position),
    examples: [
      {
        name: 'one',
        summary: at('exampleSummary'),
        value: {text: at('exampleValue')},
      },
    ],
  });
  const value = (name: string, position: string) => ({
    name,
    description: at(position),
    httpStatus: undefined,
  });
  const schemas = [
    schema('Tree', {
      description: at('schema'),
      fields: [
        field('name', {description: at('field')}),
        field('kind', {enumValues: [value('OAK', 'fieldEnumValue')]}),
        link('state', 'holt.a.v1.State'),
        link('parent', 'holt.a.v1.Tree'),
      ],
      usedBy: [{kind: 'operation', id: 'AService_GetTree'}],
    }),
    schema('State', {type: 'string', enumValues: [value('A', 'enumValue')]}),
  ];
  const operations = [
    operation({
      summary: at('summary'),
      // The first sentence stands apart: one before the text keeps the order.
      description: `Cuts a tree.\n\n${at('operation')}`,
      related: ['GetTree'],
      request: message('request'),
      response: message('response'),
      errors: [
        {
          code: 'unknown',
          description: at('error'),
          message: at('errorMessage'),
        },
      ],
    }),
  ];
  const services = [
    service({
      displayName: at('displayName'),
      description: `Keeps trees.\n\n${at('service')}`,
      guide: [{id: 'objects', text: at('guide')}],
      operations,
      schemas,
    }),
  ];
  return makeContext({schemas, operations, services});
}

const pages = {
  operation: (api: ReturnType<typeof makeApi>) =>
    renderOperationPage([...api.reference.operations.values()][0]!, api),
  schema: (api: ReturnType<typeof makeApi>) =>
    renderSchemaPage(api.reference.schemas.get('holt.a.v1.Tree')!, api),
  enumeration: (api: ReturnType<typeof makeApi>) =>
    renderSchemaPage(api.reference.schemas.get('holt.a.v1.State')!, api),
  service: (api: ReturnType<typeof makeApi>) =>
    renderServicePage(api.reference.services[0]!, api),
  introduction: renderIntroductionPage,
};

/** How the texts of a page read on it, by their places. */
const readings: Record<
  keyof typeof pages,
  Record<string, (text: string) => string>
> = {
  operation: {
    summary: squeeze,
    operation: markdownText,
    request: markdownText,
    response: markdownText,
    field: markdownText,
    fieldEnumValue: markdownText,
    error: markdownText,
    errorMessage: squeeze,
    exampleSummary: lineText,
    exampleValue: (text) =>
      JSON.stringify(text).slice(1, -1).replace(/\s+/g, ' '),
  },
  schema: {
    summary: squeeze,
    schema: markdownText,
    field: markdownText,
    fieldEnumValue: markdownText,
  },
  enumeration: {enumValue: markdownText},
  service: {
    summary: squeeze,
    service: markdownText,
    guide: markdownText,
    schema: (text) => squeeze(getFirstSentence(wellFormed(text))),
  },
  introduction: {displayName: squeeze},
};

const mark = (position: string): string => `Zz${position}zZ`;

async function getText(
  page: keyof typeof pages,
  at: (position: string) => string,
): Promise<string> {
  const api = makeApi(at);
  const {html} = await buildPage(pages[page](api), api);
  expect(html).not.toMatch(/<(script|Fields)\b| href="(javascript|data):/i);
  // Samples quote a text for their language; tests/unit/whole/samples/running.test.ts runs them.
  return htmlText(html.replace(/<aside>[\s\S]*?<\/aside>/g, ''));
}

describe.each(Object.keys(pages) as (keyof typeof pages)[])(
  'the page of the kind "%s"',
  (page) => {
    let plain = '';
    beforeAll(async () => {
      plain = await getText(page, mark);
    });

    /** Every text of the page is replaced, so that none may touch another. */
    it.each(hostile)('shows %s to the letter', async (_, text) => {
      let expected = plain;
      for (const [position, read] of Object.entries(readings[page])) {
        expect(plain).toContain(mark(position));
        expected = expected.replaceAll(mark(position), () => read(text));
      }
      const shown = await getText(page, (position) =>
        Object.hasOwn(readings[page], position) ? text : mark(position),
      );
      expect(shown).toBe(squeeze(expected));
    });
  },
);

describe('the front matter', () => {
  it.each(hostile)('holds %s to the letter', async (_, text) => {
    const api = makeApi((position) =>
      position === 'summary' ? text : mark(position),
    );
    const {frontMatter} = await buildPage(pages.operation(api), api);
    expect(frontMatter).toMatchObject({
      slug: '/api/a-get-tree',
      description: 'Cuts a tree.',
    });
    expect(wellFormed(frontMatter.title as string)).toBe(wellFormed(text));
  });
});

it('a message that holds itself is shown two levels deep, and once on its page', async () => {
  const api = makeApi(mark);
  const {html} = await buildPage(pages.operation(api), api);
  expect(html).toContain('id="request.parent.parent"');
  expect(html).not.toContain('id="request.parent.parent.parent"');
  const own = await buildPage(pages.schema(api), api);
  expect(own.html.match(/id="field\.parent"/g)).toHaveLength(1);
});
