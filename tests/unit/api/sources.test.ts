import {describe, expect, it} from 'vitest';
import {findSlugCollisions, getSources} from '../../../src/api/sources';

const root = {
  paths: {'/a.B/C': {$ref: 'services/a/operations/c.yaml'}},
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

describe('files that claim the same are named', () => {
  it('with all their faults at once, a line each', () => {
    const fault = 'openapi/services/b/schemas/thing.yaml: ';
    expect(() =>
      sources({
        'services/a/schemas/thing.yaml': thing,
        'services/b/schemas/thing.yaml': thing,
      }),
    ).toThrow(
      `${fault}a.Thing is also defined in openapi/services/a/schemas/thing.yaml.\n` +
        `${fault}the page /docs/api/schemas/thing is already made from openapi/services/a/schemas/thing.yaml. Rename one of the two files.`,
    );
  });

  it('without regard to case, as file systems may', () => {
    expect(findSlugCollisions(['x/Thing.yaml', 'y/thing.yaml'])).toEqual([
      'y/thing.yaml: the page /docs/api/schemas/thing is already made from x/Thing.yaml. Rename one of the two files.',
    ]);
    expect(findSlugCollisions(['x/thing.yaml', 'y/things.yaml'])).toEqual([]);
  });
});
