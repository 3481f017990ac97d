import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {renderMdxWrapper} from '../../../../src/generate/pages/mdxWrapper';
import {findSchema} from '../../../../src/generate/pages/context';
import {getHomeData} from '../../../../src/generate/pages/homePage';
import {renderOperationPage} from '../../../../src/generate/pages/operationPage';
import {createPageContext, operation, schema, service} from './model';

describe('what is missing is named', () => {
  it.each([
    [
      'a schema',
      'holt.a.v1.Gone is used but not defined in openapi/.',
      () => findSchema(createPageContext(), 'holt.a.v1.Gone'),
    ],
    [
      'the example of the home page',
      'get-tree.yaml: the home page shows ListMachines. Give its response an example.',
      () => {
        const list = operation({rpc: 'ListMachines'});
        getHomeData(createPageContext({operations: [list]}));
      },
    ],
  ])('%s', (_, message, make) => {
    expect(make).toThrow(message);
  });
});

describe('the page of an operation', () => {
  /** All that the component of the page gets, as one text. */
  const write = (more: Parameters<typeof operation>[0]): string => {
    const one = operation(more);
    const context = createPageContext({
      operations: [one],
      schemas: [schema('Tree')],
      services: [service({operations: [one]})],
    });
    return JSON.stringify(renderOperationPage(one, context.t).data(context));
  };

  it('without fields, errors or examples has none', () => {
    const page = write({});
    expect(page).toContain('"fields":[]');
    expect(page).toContain('"errors":[]');
    expect(page).not.toMatch(/undefined|null/);
  });

  it('shows errors with a code that Connect has not, and an empty message', () => {
    const page = write({
      errors: [
        {anchor: 'error.new', code: 'new', description: 'It is new.'},
        {
          anchor: 'error.unknown',
          code: 'unknown',
          description: 'It is not.',
          message: ' \n',
        },
      ],
    });
    expect(page).toContain('It is new.');
    expect(page).toContain('It is not.');
    expect(page).not.toMatch(/undefined|null/);
  });

  it('names no relation that does not exist', () => {
    expect(write({related: ['Gone']})).not.toContain('Gone');
  });
});

it.each([
  '{process.exit(1)} ${x} <script>',
  '---\ntitle: x\n---',
  '"\' \\ a: b # c',
  '\u202e漢\u2028',
  'null',
  '2026-01-01',
])('the front matter holds the title %j to the letter', async (summary) => {
  const page = renderOperationPage(operation({summary}), createPageContext().t);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: '/docs/api/page.api.mdx',
    fileContent: renderMdxWrapper(page, '@site/page.json'),
  });
  expect(frontMatter).toMatchObject({title: summary, slug: '/api/a-get-tree'});
});
