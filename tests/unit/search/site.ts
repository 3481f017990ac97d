import {
  buildIndex,
  type SearchData,
} from '../../../src/search/indexing/buildIndex';
import {createEngine, type SearchEngine} from '../../../src/search';
import type {SearchRecord} from '../../../src/search/records/record';

const service = 'holt.tree.v1.TreeService';

/** A record of a small API about trees. */
export const record = (
  more: Partial<SearchRecord> & Pick<SearchRecord, 'kind' | 'title' | 'page'>,
): SearchRecord => ({
  context: '',
  anchor: '',
  text: '',
  service: 'tree',
  ...more,
});

const operation = (rpc: string, title: string, text = ''): SearchRecord =>
  record({
    kind: 'operation',
    title,
    context: `POST /${service}/${rpc}`,
    page: `/docs/api/tree-${rpc.toLowerCase()}`,
    text,
  });

const page = '/docs/api/tree-planttree';

export const records: SearchRecord[] = [
  record({
    kind: 'service',
    title: 'Tree service',
    context: service,
    page: '/docs/api/tree-service',
  }),
  operation('PlantTree', 'Plant a tree', 'Digs a hole in the garden first.'),
  ...['species', 'heightMeters', 'gardenName'].map((name) =>
    record({
      kind: 'field',
      title: `PlantTreeRequest.${name}`,
      context: 'Plant a tree',
      page,
      anchor: `request.${name}`,
    }),
  ),
  ...['unknown.1', 'unknown.2'].map((name) =>
    record({
      kind: 'error',
      title: 'PlantTree: unknown',
      context: 'Plant a tree',
      page,
      anchor: `error.${name}`,
      text: `cause ${name}: the soil is frozen`,
    }),
  ),
  operation('PlantTreeHouse', 'Plant a tree house'),
  operation('FellTree', '砍伐樹木', '刪除花園裡的樹木。'),
  record({
    kind: 'schema',
    title: 'Tree',
    context: 'holt.tree.v1.Tree',
    page: '/docs/api/schemas/tree',
  }),
  record({
    kind: 'field',
    title: 'Tree.gardenName',
    context: 'Tree',
    page: '/docs/api/schemas/tree',
    anchor: 'field.gardenName',
  }),
  record({
    kind: 'document',
    title: 'Water a garden',
    page: '/docs/water',
    service: undefined,
    text: 'In the evening, not at noon. A garden needs water.',
  }),
];

/** The files as a browser reads them. */
export const packed = JSON.parse(
  JSON.stringify(
    buildIndex(records, 'id', {
      objects: [['tree', '樹木']],
      others: [['plant', 'sow', 'put in']],
    }),
  ),
) as SearchData;

/** The engine of the trees, with its texts. */
export function createSiteEngine(): SearchEngine {
  const engine = createEngine(packed.names);
  engine.addText(packed.text);
  return engine;
}
