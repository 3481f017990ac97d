import {describe, expect, it} from 'vitest';
import {
  getOperationLink,
  getSchemaLink,
  getServiceLink,
} from '../../../src/reference/links';
import {getNameLinks} from '../../../src/reference/nameLinks';
import {groupOperations} from '../../../src/reference/operationGroups';
import {getReadingOrder} from '../../../src/reference/readingOrder';
import {getOtherAddresses} from '../../../src/reference/redirects';
import {getApiSidebars} from '../../../src/reference/sidebar';
import {getReference, twoServicesReference} from './description';

const object = {type: 'object'};

it('pages are named by service, operation and schema file', () => {
  const {services, operations, schemas} = twoServicesReference();
  expect([
    ...services.map(getServiceLink),
    ...[...operations.values()].map(getOperationLink),
    ...[...schemas.values()].map(getSchemaLink),
  ]).toEqual([
    '/docs/api/wood-service',
    '/docs/api/bird-service',
    '/docs/api/wood-get-tree',
    '/docs/api/bird-watch-birds',
    '/docs/api/schemas/empty',
    '/docs/api/schemas/bird',
    '/docs/api/schemas/tree',
  ]);
});

it.each([
  [
    '/docs/api/instance-create-virtual-machine-service',
    ['/docs/api/instance-service-create-virtual-machine-service'],
  ],
  ['/docs/api/application-service', undefined],
  ['/docs/api/schemas/bus', undefined],
  ['/zh-hant/docs/api/application-create-release', undefined],
  ['/docs/intro', undefined],
])('%s is reached from %j as well', (page, others) => {
  expect(getOtherAddresses(page)).toEqual(others);
});

describe('a name in a text leads to its page', () => {
  it('whether it is that of a schema, an operation or a service', () => {
    const links = getNameLinks(twoServicesReference());
    const names = [
      ...['Tree', 'holt.wood.v1.Tree', 'google.protobuf.Empty'],
      ...['GetTree', 'WoodService.GetTree', 'WoodService', 'Empty'],
    ];
    expect(names.map((name) => links.get(name))).toEqual([
      ...Array<string>(2).fill('/docs/api/schemas/tree'),
      '/docs/api/schemas/empty',
      ...Array<string>(2).fill('/docs/api/wood-get-tree'),
      '/docs/api/wood-service',
      undefined,
    ]);
  });

  it('unless several schemas have the short name', () => {
    const links = getNameLinks(
      getReference({'holt.a.v1.Tag': object, 'holt.b.v1.Tag': object}),
    );
    expect(links.has('Tag')).toBe(false);
    expect(links.get('holt.b.v1.Tag')).toBe('/docs/api/schemas/holt.b.v1.tag');
  });

  it('unless two services have the operation', () => {
    const reference = twoServicesReference();
    const [tree] = reference.operations.values();
    const twin = {...tree!, id: 'BirdService_GetTree', slug: 'bird-get-tree'};
    reference.operations.set(twin.id, twin);
    const links = getNameLinks(reference);
    expect(links.has('GetTree')).toBe(false);
    expect(links.get('WoodService.GetTree')).toBe('/docs/api/wood-get-tree');
    expect(links.get('BirdService.GetTree')).toBe('/docs/api/bird-get-tree');
  });

  it('to an operation or a service rather than to a schema', () => {
    const links = getNameLinks(
      getReference({
        'holt.wood.v1.GetTree': object,
        'holt.wood.v1.WoodService': object,
      }),
    );
    expect(links.get('GetTree')).toBe('/docs/api/wood-get-tree');
    expect(links.get('WoodService')).toBe('/docs/api/wood-service');
  });
});

it('one reads from the introduction through services and operations to the index', () => {
  const order = getReadingOrder(twoServicesReference());
  const seen = ['api/holt-service'];
  for (const id of seen) {
    const next = order.get(id)?.pagination_next;
    if (!next || seen.includes(next)) break;
    expect(order.get(next)?.pagination_prev).toBe(id);
    seen.push(next);
  }
  expect(seen).toEqual([
    'api/holt-service',
    'api/wood-service',
    'api/wood-get-tree',
    'api/bird-service',
    'api/bird-watch-birds',
    'api/a-z',
  ]);
});

describe('the sidebar', () => {
  it.each([
    [
      'apiSidebar',
      [
        ...['operations', 'holt-service'],
        ...['wood-service', 'wood-get-tree', 'schemas/tree'],
        ...['bird-service', 'bird-watch-birds', 'schemas/bird'],
        ...['schemas/empty', 'a-z'],
      ],
    ],
  ])('"%s" has its pages', (name, pages) => {
    const items = JSON.stringify(getApiSidebars(twoServicesReference())[name]);
    const ids = [...items.matchAll(/"id":"api\/([^"]*)"/g)];
    expect(ids.map(([, id]) => id)).toEqual(pages);
  });

  it('has the operations of a group together, after those without one', () => {
    const operations = [
      {rpc: 'ListMachines', group: 'Machine'},
      {rpc: 'ListTags', group: 'Tag'},
      {rpc: 'PowerOffMachine', group: 'Machine'},
      {rpc: 'CheckHealth'},
    ];
    expect(
      groupOperations(operations).map(({title, operations: members}) => [
        title,
        ...members.map(({rpc}) => rpc),
      ]),
    ).toEqual([
      [undefined, 'CheckHealth'],
      ['Machine', 'ListMachines', 'PowerOffMachine'],
      ['Tag', 'ListTags'],
    ]);
  });
});
