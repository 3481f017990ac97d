import {describe, expect, it} from 'vitest';
import {
  getSchemaSlug,
  findSlugCollisions,
  getSources,
} from '../../../src/reference/sources';

const root = {
  paths: {
    '/a.B/C': {$ref: 'services/a/operations/c.yaml'},
    '/a.B/D': {$ref: 'services/a/operations/d.yaml'},
  },
};
const thing = {'a.Thing': {type: 'object'}};

const sources = (files: Record<string, unknown>) =>
  getSources(
    new Map(
      Object.entries({'openapi.yaml': root, ...files}).map(
        ([file, content]) => [`openapi/${file}`, content],
      ),
    ),
  );

describe('sourcesOf', () => {
  it('finds the file of every operation and schema', () => {
    const {operations, schemas} = sources({
      'services/b/schemas/parts.yaml': {'b.Part': {}, 'b.Whole': {}},
      'services/a/schemas/thing.yaml': thing,
    });
    expect([...operations]).toEqual([
      ['/a.B/C', 'openapi/services/a/operations/c.yaml'],
      ['/a.B/D', 'openapi/services/a/operations/d.yaml'],
    ]);
    expect([...schemas]).toEqual([
      ['a.Thing', 'openapi/services/a/schemas/thing.yaml'],
      ['b.Part', 'openapi/services/b/schemas/parts.yaml'],
      ['b.Whole', 'openapi/services/b/schemas/parts.yaml'],
    ]);
  });

  it('takes nothing else for a schema', () => {
    const {schemas} = sources({
      'services/a/operations/c.yaml': {post: {}},
      'services/a/schemas/empty.yaml': undefined,
      'introduction.md': 'The API.',
    });
    expect(schemas.size).toBe(0);
  });

  it('names both files when two schemas claim one page', () => {
    expect(() =>
      sources({
        'services/b/schemas/thing.yaml': {'b.Thing': {}},
        'services/a/schemas/thing.yaml': thing,
      }),
    ).toThrow(
      'openapi/services/b/schemas/thing.yaml: the page /docs/api/schemas/thing is already made from openapi/services/a/schemas/thing.yaml. Rename one of the two files.',
    );
  });

  it('names both files when one name is defined twice', () => {
    expect(() =>
      sources({
        'services/a/schemas/thing.yaml': thing,
        'services/a/schemas/other.yaml': thing,
      }),
    ).toThrow(
      'openapi/services/a/schemas/thing.yaml: a.Thing is also defined in openapi/services/a/schemas/other.yaml.',
    );
  });

  it('tells all faults at once, a line each', () => {
    const fault = 'openapi/services/b/schemas/thing.yaml: ';
    expect(() =>
      sources({
        'services/a/schemas/thing.yaml': thing,
        'services/b/schemas/thing.yaml': thing,
      }),
    ).toThrow(
      `${fault}a.Thing is also defined in openapi/services/a/schemas/thing.yaml.\n${fault}the page /docs/api/schemas/thing `,
    );
  });
});

describe('the pages of schema files', () => {
  it('are named as the files', () => {
    expect(getSchemaSlug('openapi/a.b/schemas/vm-disk.yaml')).toBe('vm-disk');
  });

  it('collide without regard to case, as file systems may', () => {
    expect(findSlugCollisions(['x/Thing.yaml', 'y/thing.yaml'])).toEqual([
      'y/thing.yaml: the page /docs/api/schemas/thing is already made from x/Thing.yaml. Rename one of the two files.',
    ]);
    expect(findSlugCollisions(['x/thing.yaml', 'y/things.yaml'])).toEqual([]);
  });

  it('collide with the first of their name, each', () => {
    const files = ['x/a.yaml', 'y/a.yaml', 'z/A.yaml'];
    const made = 'the page /docs/api/schemas/a is already made from x/a.yaml.';
    expect(findSlugCollisions(files)).toEqual([
      `y/a.yaml: ${made} Rename one of the two files.`,
      `z/A.yaml: ${made} Rename one of the two files.`,
    ]);
  });
});
