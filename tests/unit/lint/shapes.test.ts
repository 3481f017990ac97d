import {describe, expect, it} from 'vitest';
import {checkShapes, readShapes} from '../../../src/lint/rules/shapes';
import {
  changed,
  describeWith,
  listPools,
  poolSchema,
  poolService,
  sandbox,
} from './site';

const shapes = readShapes();
const check = (more: Record<string, string> = {}) =>
  checkShapes(describeWith(more), shapes);

it('finds nothing wrong where nothing is', () => {
  expect(check()).toEqual([]);
});

describe('the comment for editors', () => {
  it.each([
    [listPools, 'operation'],
    [poolSchema, 'schema'],
    [poolService, 'service'],
  ])('of %s names its schema', (file, kind) => {
    const line = `# yaml-language-server: $schema=`;
    const address = `${file.includes('service.yaml') ? '../..' : '../../..'}/json-schemas/${kind}.json`;
    const message = `A comment must name the JSON Schema for editors: "${line}${address}".`;
    for (const wrong of [`${line}${kind}.json`, '# A comment.']) {
      const faults = check(changed(file, line + address, wrong));
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatchObject({file, message});
    }
  });

  it('of the sandbox names its schema', () => {
    expect(check({[sandbox]: 'objects: {}\noperations: {}\n'})).toEqual([
      {
        file: sandbox,
        line: 1,
        message:
          'A comment must name the JSON Schema for editors: "# yaml-language-server: $schema=json-schemas/sandbox.json".',
      },
    ]);
  });
});

it.each([
  [
    listPools,
    '  summary',
    '  x-destuctive: true\n  summary',
    4,
    '"x-destuctive" is not known here. The keys are: operationId, tags,',
  ],
  [
    listPools,
    '  summary',
    '  x-destructive: false\n  summary',
    4,
    'post.x-destructive must be equal to constant.',
  ],
  [
    listPools,
    'post:',
    'get: {}\npost:',
    1,
    '"get" is not known here. The keys are: post.',
  ],
  [
    listPools,
    '      description: The cluster',
    '      x-http: 3\n      description: The cluster',
    10,
    '"x-http" is not known here. The keys are: code, description, message, check, fix, x-uncertain.',
  ],
  [
    listPools,
    '    - code: unknown\n      d',
    '    - d',
    9,
    '"code" is missing in post.x-connect-errors.0.',
  ],
  [
    poolSchema,
    '      enum:',
    '      x-enumDescription: {}\n      enum:',
    14,
    '"x-enumDescription" is not known here. The keys are: $ref, type,',
  ],
  [
    poolSchema,
    '  properties:',
    '  x-destructive: true\n  properties:',
    7,
    '"x-destructive" is not known here. The keys are: type, description,',
  ],
  [
    poolService,
    'x-guide:',
    'x-guides: []\nx-guide:',
    3,
    '"x-guides" is not known here. The keys are: name,',
  ],
  [
    poolService,
    'id: objects',
    'id: object',
    4,
    'x-guide.0.id must be one of: objects, life-cycle, order, caution.',
  ],
  [
    sandbox,
    'ListPools: {list',
    'ListPools: {creat',
    5,
    '"creat" is not known here. The keys are: list, get, create,',
  ],
  [
    sandbox,
    'seeds:',
    'seed:',
    3,
    '"seed" is not known here. The keys are: schema, key,',
  ],
])('%s: "%s" as "%s"', (file, from, to, line, message) => {
  const faults = check(changed(file, from, to));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({file, line});
  expect(faults[0]?.message).toContain(message);
});
