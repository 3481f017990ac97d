import {describe, expect, it} from 'vitest';
import {createEngine} from '../../../src/search';
import {version} from '../../../src/search/data';
import {createSiteEngine, packed} from './site';

const engine = createSiteEngine();
const getPaths = (query: string, options = {}): string[] =>
  engine.search(query, options).map(({path}) => path);

const planting = '/docs/api/tree-planttree';

describe('hits', () => {
  it('have everything that is shown of them', () => {
    expect(engine.search('species')[0]).toMatchObject({
      kind: 'field',
      title: 'PlantTreeRequest.species',
      context: 'Plant a tree',
      path: `${planting}#request.species`,
      titleMarks: [[17, 24]],
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

  it('are those of a query in full-width letters', () => {
    expect(getPaths('ＰｌａｎｔＴｒｅｅ')[0]).toBe(planting);
  });

  it('are two of a page at most, and as many as asked for', () => {
    const pages = getPaths('plant tree').map((path) => path.split('#')[0]);
    expect(pages.filter((page) => page === planting)).toHaveLength(2);
    expect(getPaths('tree', {limit: 1})).toHaveLength(1);
  });
});

it.each([
  ['nothing', ' \t\n  '],
  ['punctuation', '.*+?^${}()|[]\\/#%<>"\'`'],
  ['a lone surrogate', 'tree\uD800 \uDFFF'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a percent sign', '/docs/%E0%A4%A'],
  ['names of objects', '__proto__ constructor toString'],
  ['10,000 letters', 'tree'.repeat(2_500)],
  ['10,000 characters', '樹'.repeat(10_000)],
  ['10,000 slashes', '/'.repeat(10_000)],
])('strange queries are no error: %s', (_, query) => {
  expect(Array.isArray(engine.search(query))).toBe(true);
});

it.each([
  ['<!doctype html>', 'no index'],
  [{format: 'search-names', version: 99}, 'version 99'],
  [{format: 'search-names', version}, 'incomplete'],
])('data that is no index is refused: %j', (data, message) => {
  expect(() => createEngine(data)).toThrow(message);
  const fresh = createEngine(packed.names);
  expect(() => fresh.addText(packed.names)).toThrow('no index');
});
