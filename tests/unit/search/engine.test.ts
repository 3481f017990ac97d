import {describe, expect, it} from 'vitest';
import {createEngine} from '../../../src/search';
import {splitFile} from '../../../src/search/file';
import {createSiteEngine, file} from './site';

const engine = await createSiteEngine();
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

  it('have whole words marked, not their stems', () => {
    const [hit] = engine.search('needing');
    expect(hit?.excerpt.slice(...(hit.excerptMarks[0] ?? []))).toBe('needs');
  });

  it('have whole names marked, of which the query is the beginning', () => {
    const [hit] = engine.search('garden', {kinds: ['field']});
    const {title = '', titleMarks = []} = hit ?? {};
    expect(title.slice(...(titleMarks[0] ?? []))).toBe('gardenName');
  });

  it('of two characters that never stand together are those of the first', () => {
    expect(engine.search('砍樹')[0]?.title).toBe('砍伐樹木');
    expect(engine.search('砍掉')[0]?.title).toBe('砍伐樹木');
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

it('lists List, Get and Create first among equals', () => {
  const operations = engine
    .search('trees', {kinds: ['operation']})
    .map(({title}) => title);
  expect(operations[0]).toBe('List trees');
});

it('lists them first for the name of their object, whatever texts repeat it', () => {
  const operations = engine
    .search('tree', {kinds: ['operation']})
    .map(({title}) => title);
  expect(operations.indexOf('List trees')).toBeLessThan(
    operations.indexOf('Prune a tree'),
  );
});

it('answers a query in the same way whatever was asked before', async () => {
  const query = 'plant gard';
  const fresh = (await createSiteEngine()).search(query);
  for (let end = 1; end < query.length; end++)
    engine.search(query.slice(0, end));
  engine.find(query);
  expect(engine.search(query)).toEqual(fresh);
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

it('names answer before the texts have come', async () => {
  const early = await createEngine(splitFile(file).names!);
  expect(early.search('PlantTree')[0]?.path).toBe(planting);
  expect(early.search('evening')).toEqual([]);
  // As much of a file as has come is no more than its whole lines.
  expect(splitFile(file.slice(0, file.indexOf('\n', 2) - 1))).toEqual({});
});

it.each([
  ['<!doctype html>', undefined, 'no "named"'],
  ['{"named": [], "version": 99}', undefined, 'version 99'],
  [splitFile(file).names!, '<!doctype html>', 'no "texts"'],
  [splitFile(file).names!, '{"texts": {"text": []}}', 'texts are missing'],
])('a file of something else is refused: %.30s', async (names, texts, why) => {
  await expect(createEngine(names, texts)).rejects.toThrow(why);
});
