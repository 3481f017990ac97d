import {describe, expect, it} from 'vitest';
import {version} from '../../../src/search/data';
import {createEngine} from '../../../src/search';
import {createSiteEngine, packed} from './site';

const engine = createSiteEngine();
const getPaths = (query: string, options = {}): string[] =>
  engine.search(query, options).map(({path}) => path);
const first = (query: string): string | undefined => getPaths(query)[0];

const planting = '/docs/api/tree-planttree';

describe('a query finds first', () => {
  it.each([
    ['an identifier', 'PlantTree', planting],
    ['in lower case', 'planttree', planting],
    ['in kebab case', 'plant-tree', planting],
    ['in snake case', 'plant_tree', planting],
    ['its beginning', 'PlantTreeHo', '/docs/api/tree-planttreehouse'],
    ['its end', 'treehouse', '/docs/api/tree-planttreehouse'],
    ['the beginning of its end', 'TREEHO', '/docs/api/tree-planttreehouse'],
    ['its title', 'plant a tree', planting],
    ['a full name', 'holt.tree.v1.Tree', '/docs/api/schemas/tree'],
    ['a path of the API', '/holt.tree.v1.TreeService/PlantTree', planting],
    ['a short path', 'TreeService/FellTree', '/docs/api/tree-felltree'],
    [
      'a pasted address',
      'https://docs.example/zh-hant/docs/api/tree-planttree.html?x=1#request.species',
      `${planting}#request.species`,
    ],
    [
      'an unknown anchor',
      'docs/api/tree-felltree#top',
      '/docs/api/tree-felltree',
    ],
    [
      'the path of a field',
      'PlantTreeRequest.species',
      `${planting}#request.species`,
    ],
    ['part of a field', 'heightMet', `${planting}#request.heightMeters`],
    ['a typo', 'hieght', `${planting}#request.heightMeters`],
    [
      'two typos in a long word',
      'plantthreehouse',
      '/docs/api/tree-planttreehouse',
    ],
    ['another ending', 'planting trees', planting],
    ['a word with the same meaning', 'sow a tree', planting],
    ['a phrase with a stop word in it', 'put in a tree', planting],
    ['a word of another language', 'plant 樹木', planting],
    ['Traditional Chinese', '砍伐樹木', '/docs/api/tree-felltree'],
    ['Simplified Chinese', '砍伐树木', '/docs/api/tree-felltree'],
    ['full-width letters', 'ＰｌａｎｔＴｒｅｅ', planting],
    ['an error', 'PlantTree unknown', `${planting}#error.unknown.1`],
    [
      'an address in a command',
      'curl -X POST https://host/holt.tree.v1.TreeService/PlantTree',
      planting,
    ],
    ['the end of an address', 'api/schemas/tree', '/docs/api/schemas/tree'],
    [
      'a field of an operation',
      'PlantTree.species',
      `${planting}#request.species`,
    ],
    [
      'an identifier among words',
      'gardenName of PlantTree',
      `${planting}#request.gardenName`,
    ],
    ['a text', 'needs water', '/docs/water'],
    [
      'a phrase of a text',
      'unknown.2: the soil',
      `${planting}#error.unknown.2`,
    ],
  ])('%s: %s', (_, query, path) => {
    expect(first(query)).toBe(path);
  });
});

describe('hits', () => {
  it('have everything that is shown of them', () => {
    const [hit] = engine.search('species');
    expect(hit).toEqual({
      kind: 'field',
      title: 'PlantTreeRequest.species',
      context: 'Plant a tree',
      service: 'tree',
      path: `${planting}#request.species`,
      titleMarks: [[17, 24]],
      excerpt: '',
      excerptMarks: [],
    });
  });

  it('have the words that were found marked', () => {
    const [hit] = engine.search('gardn noon');
    const {excerpt = '', excerptMarks = []} = hit ?? {};
    expect(hit?.path).toBe('/docs/water');
    expect(excerptMarks.map(([from, to]) => excerpt.slice(from, to))).toEqual([
      'noon',
      'garden',
    ]);
  });

  it('are two of a page at most', () => {
    const paths = getPaths('plant tree');
    const pages = paths.map((path) => path.split('#')[0]);
    expect(pages.filter((page) => page === planting)).toHaveLength(2);
  });

  it('are as many as asked for', () => {
    expect(getPaths('tree', {limit: 1})).toHaveLength(1);
    expect(getPaths('tree', {limit: 0})).toHaveLength(0);
  });

  it('are only of some kinds, of a service', () => {
    expect(getPaths('garden', {kinds: ['document']})).toEqual(['/docs/water']);
    expect(getPaths('garden kind:document')).toEqual(['/docs/water']);
    expect(getPaths('water service:tree')).not.toContain('/docs/water');
    expect(getPaths('tree', {service: 'stone'})).toEqual([]);
  });

  it('have no text before it has come', () => {
    const early = createEngine(packed.names);
    expect(early.hasText).toBe(false);
    expect(early.search('PlantTree')[0]).toMatchObject({
      path: planting,
      excerpt: '',
    });
    expect(early.search('noon')).toEqual([]);
    early.addText(packed.text);
    expect(early.hasText).toBe(true);
    expect(early.search('noon')).toHaveLength(1);
  });

  it('have the words for things before their texts, and all others with them', () => {
    const early = createEngine(packed.names);
    const [query, other] = ['plant 樹木', 'sow'];
    expect(early.search(query)[0]).toMatchObject({path: planting});
    expect(early.search(other)).toEqual([]);
    early.addText(packed.text);
    expect(early.search(query)[0]).toMatchObject({path: planting});
    expect(early.search(other)[0]).toMatchObject({path: planting});
  });

  it('know what there is to choose from', () => {
    expect(engine.kinds).toEqual([
      'operation',
      'service',
      'schema',
      'field',
      'error',
      'document',
    ]);
    expect(engine.services).toEqual([{key: 'tree', title: 'Tree service'}]);
    expect(engine.serviceOf(planting)).toBe('tree');
    expect(engine.serviceOf('/docs/water')).toBeUndefined();
  });

  it('know what stands next to a page of the reference', () => {
    const next = (page: string) =>
      engine.neighborsOf(page).map(({path}) => path);
    const [service, house] = [
      '/docs/api/tree-service',
      '/docs/api/tree-planttreehouse',
    ];
    expect(next(planting)).toEqual([service, house]);
    expect(next(house)).toEqual([service, planting, '/docs/api/tree-felltree']);
    expect(next('/docs/api/schemas/tree')).toEqual([service]);
    expect(next(service)).toEqual([]);
    expect(next('/docs/water')).toEqual([]);
    expect(next('/docs/nowhere')).toEqual([]);
  });

  it('are the same with texts that are added bit by bit', async () => {
    const slow = createEngine(packed.names);
    const adding = slow.addTextAsync(packed.text);
    expect(slow.search('noon')).toEqual([]);
    expect(slow.search('PlantTree')[0]).toMatchObject({path: planting});
    await adding;
    expect(slow.search('noon')).toEqual(engine.search('noon'));
  });

  it('are the same each time', () => {
    expect(engine.search('garden')).toEqual(engine.search('garden'));
  });
});

describe('the best hit is literal', () => {
  it.each([
    ['a name', 'PlantTree', true],
    ['a title', 'plant a tree', true],
    ['a name with its dots', 'holt.tree.v1.Tree', true],
    ['the path of a field', 'PlantTree.species', true],
    ['the beginning of a name', 'heightMet', true],
    ['an address', 'docs/api/tree-felltree', true],
    ['the message of an error', 'the soil is frozen', true],
    ['a word', 'tree', false],
    ['words', 'tree garden', false],
    ['words of a text', 'in the evening', false],
    ['a typo', 'hieght', false],
  ])('%s: %s', (_, query, isLiteral) => {
    expect(engine.search(query)[0]?.isLiteral ?? false).toBe(isLiteral);
  });
});

describe('strange queries', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n  '],
    ['punctuation', '.*+?^${}()|[]\\/#%<>"\'`'],
    ['a lone surrogate', 'tree\uD800 \uDFFF'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a percent sign', '/docs/%E0%A4%A'],
    ['names of objects', '__proto__ constructor toString'],
    ['10,000 letters', 'tree'.repeat(2_500)],
    ['10,000 characters', '樹'.repeat(10_000)],
    ['10,000 slashes', '/'.repeat(10_000)],
  ])('%s: no error', (_, query) => {
    expect(Array.isArray(engine.search(query))).toBe(true);
  });

  it('find nothing where nothing is', () => {
    expect(engine.search('')).toEqual([]);
    expect(engine.search('   ')).toEqual([]);
    expect(engine.search('zzzzqqqq')).toEqual([]);
  });
});

describe('data that is no index', () => {
  it.each([
    [undefined, 'no index'],
    ['<!doctype html>', 'no index'],
    [{format: 'search-names', version: 99}, 'version 99'],
    [{format: 'search-names', version}, 'incomplete'],
  ])('is refused: %j', (data, message) => {
    expect(() => createEngine(data)).toThrow(message);
  });

  it('is refused as texts', async () => {
    const fresh = createEngine(packed.names);
    expect(() => fresh.addText(packed.names)).toThrow('no index');
    expect(() => fresh.addText({...packed.text, id: 'other'})).toThrow(
      'other names',
    );
    await expect(fresh.addTextAsync(packed.names)).rejects.toThrow('no index');
    expect(fresh.hasText).toBe(false);
  });
});
