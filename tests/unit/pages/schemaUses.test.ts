import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../src/reference/model';
import {schemaPage} from '../../../src/reference/pages/schemaPage';
import {contextOf, operation, schema} from './model';
import {outline, section} from './read';

const nobody = 'No operation and no other schema refers to this schema.';
const everyCall = 'Every call: it is part of its headers or of its errors.';

const pageOf = (more: Partial<Schema> = {}, context = contextOf()) =>
  schemaPage(schema('Image.Oak', more), context).content(context);

describe('the example of a schema', () => {
  const name = 'holt.a.v1.Image.Oak';
  const withExample = (example: unknown) =>
    contextOf({}, {examples: new Map([[name, example]])});

  it.each([
    [{a: ['`']}, '{\n  "a": [\n    "`"\n  ]\n}'],
    [0, '0'],
    ['', '""'],
    [null, 'null'],
    ['```', '"```"'],
  ])('shows %j as it is sent', (example, shown) => {
    const page = pageOf({}, withExample(example));
    expect(section(page, 'example')).toBe(`[json]\n${shown}`);
  });

  it('is left out where there is none, and for an enumeration', () => {
    const headings = ['## Fields {#fields}', '## Used by {#used-by}'];
    expect(outline(pageOf())).toEqual(['<SchemaName', ...headings]);
    const enumValues = [
      {name: 'OAK', description: undefined, httpStatus: undefined},
    ];
    expect(outline(pageOf({enumValues}, withExample('OAK')))).not.toContain(
      '## Example {#example}',
    );
  });
});

describe('the uses of a schema', () => {
  const tree = schema('Tree');
  const getTree = operation();
  const context = contextOf({schemas: [tree], operations: [getTree]});
  const usedBy = (more: Partial<Schema>): string =>
    section(pageOf(more, context), 'used-by');

  it('are links, in their order', () => {
    expect(
      usedBy({
        usedBy: [
          {kind: 'operation', id: 'AService_GetTree'},
          {kind: 'schema', name: 'holt.a.v1.Tree'},
        ],
      }),
    ).toBe(
      '- [Get a tree](/docs/api/a-get-tree) `GetTree`\n- [`Tree`](/docs/api/schemas/tree)',
    );
  });

  it('are every call for a header or an error', () => {
    expect(usedBy({usedByEveryCall: true})).toBe(everyCall);
    expect(
      usedBy({
        usedByEveryCall: true,
        usedBy: [{kind: 'schema', name: 'holt.a.v1.Tree'}],
      }),
    ).toBe(`${everyCall}\n\n- [\`Tree\`](/docs/api/schemas/tree)`);
  });

  it('are said to be none where there are none', () => {
    expect(usedBy({})).toBe(nobody);
  });
});
