import {describe, expect, it} from 'vitest';
import {
  describeFields,
  findOneOfsIn,
} from '../../../src/assistants/describeFields';
import {findOperation} from '../../../src/assistants/findOperation';
import {findLanguageIn, readPage} from '../../../src/assistants/readPage';
import {field, link, schema} from '../pages/model';
import {forest} from './forest';

const language = forest();
const names = ['en', 'zh-hant'] as const;
const read = (address: string): string => readPage(address, language, names);

describe('a page', () => {
  it.each([
    ['/docs/intro', '# Intro\n'],
    ['docs/intro.md#tools', '# Intro\n'],
    ['/docs/intro/index.html', '# Intro\n'],
    ['https://docs.example/zh-hant/docs/intro?x=1', '# Intro\n'],
    ['', '# Home\n'],
    ['https://docs.example', '# Home\n'],
  ])('is read at %j', (address, text) => {
    expect(read(address)).toBe(text);
  });

  it.each([
    ['/docs/api/plant-tree', /Similar ones: .*\/docs\/api\/tree-planttree/],
    ['/__proto__', 'There is no page'],
    ['/../../etc/passwd', 'There is no page'],
    ['/%2e%2e/x', 'There is no page'],
  ])('is not there: %s', (address, message) => {
    expect(() => read(address)).toThrow(message);
  });

  it.each([
    ['/zh-hant/docs/intro', 'zh-hant'],
    ['https://docs.example/zh-hant', 'zh-hant'],
    ['/docs/zh-hant', undefined],
    ['/zh-hanting', undefined],
  ])('%s names the language %s', (address, name) => {
    expect(findLanguageIn(address, names)).toBe(name);
  });
});

describe('an operation', () => {
  it.each([
    ' planttree ',
    'plant_tree',
    'TreeService.PlantTree',
    'POST /holt.tree.v1.TreeService/PlantTree',
    '/zh-hant/docs/api/tree-planttree.html#request.species',
    'https://docs.example/docs/api/tree-planttree.md?x=1',
  ])('is found by %s', (name) => {
    expect(findOperation(name, language).operation).toBe('PlantTree');
  });

  it.each([
    ['plant a tre', /Similar ones: tree-planttree/],
    ['__proto__', 'There is no operation'],
    ['   ', 'There is no operation'],
    ['%E0%A4%A', 'There is no operation'],
    ['('.repeat(2000), 'There is no operation'],
  ])('is not there: %.20s', (name, message) => {
    expect(() => findOperation(name, language)).toThrow(message);
  });
});

it('fields of a message are named by their paths, each with its own', () => {
  const leaf = {name: 'holt.a.v1.Leaf', isSchema: true};
  const schemas = new Map(
    [
      schema('Kind', {
        type: 'string',
        enumValues: [
          {name: 'OAK', description: 'An oak.', httpStatus: undefined},
        ],
      }),
      schema('Leaf', {
        fields: [field('id'), field('green')],
        oneOf: ['id', 'green'],
      }),
      schema('Tree', {
        fields: [
          field('name', {required: true, alwaysPresent: true}),
          link('kind', 'holt.a.v1.Kind'),
          field('leaves', {type: {...leaf, repeated: true, map: false}}),
          field('byName', {type: {...leaf, repeated: false, map: true}}),
          link('parent', 'holt.a.v1.Tree'),
        ],
      }),
    ].map((one) => [one.name, one]),
  );
  const tree = 'holt.a.v1.Tree';
  const [name, kind, ...others] = describeFields(tree, 'request', schemas);
  expect(name).toMatchObject({path: 'name', required: true});
  expect(name).not.toHaveProperty('alwaysPresent');
  expect(describeFields(tree, 'response', schemas)[0]).toMatchObject({
    alwaysPresent: true,
  });
  expect(kind?.values).toEqual([{name: 'OAK', description: 'An oak.'}]);
  expect(others.map(({path, type}) => `${path}: ${type}`)).toEqual([
    'leaves[]: list of Leaf',
    'byName{}: map of Leaf',
    'parent: Tree',
    'leaves[].id: string',
    'leaves[].green: string',
    'byName{}.id: string',
    'byName{}.green: string',
  ]);
  expect(findOneOfsIn(tree, schemas)[0]).toEqual([
    'leaves[].id',
    'leaves[].green',
  ]);
});
