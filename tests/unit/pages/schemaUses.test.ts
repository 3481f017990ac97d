import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../src/reference/model';
import type {PageContext} from '../../../src/reference/pages/context';
import {schemaPage} from '../../../src/reference/pages/schemaPage';
import {contextOf, edit, operation, schema} from './model';
import {section} from './read';

const nobody = 'No operation and no other schema refers to this schema.';
const everyCall = 'Every call: it is part of its headers or of its errors.';

const pageOf = (
  more: Partial<Schema> = {},
  context: PageContext = contextOf(),
): string => schemaPage(schema('Image.Oak', more), context, edit);

describe('the example of a schema', () => {
  const name = 'holt.a.v1.Image.Oak';
  const withExample = (example: unknown) =>
    contextOf({}, {examples: new Map([[name, example]])});

  it.each([
    [{a: ['`']}, '```json\n{\n  "a": [\n    "`"\n  ]\n}\n```'],
    [0, '```json\n0\n```'],
    ['', '```json\n""\n```'],
    [null, '```json\nnull\n```'],
    ['```', '````json\n"```"\n````'],
  ])('shows %j as it is sent', (example, shown) => {
    const page = pageOf({}, withExample(example));
    expect(page).toContain('\n## Example {#example}\n');
    expect(section(page, 'example')).toBe(shown);
  });

  it('is left out where there is none, and for an enumeration', () => {
    expect(pageOf()).not.toContain('{#example}');
    const enumValues = [
      {name: 'OAK', description: undefined, httpStatus: undefined},
    ];
    expect(pageOf({enumValues}, withExample('OAK'))).not.toContain(
      '{#example}',
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
