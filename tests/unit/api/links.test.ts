import {describe, expect, it} from 'vitest';
import {getNameLinks} from '../../../src/api/nameLinks';
import {groupOperations} from '../../../src/api/operationGroups';
import {getApiSidebars} from '../../../src/api/sidebar';
import {getReference, twoServicesReference} from './description';

const object = {type: 'object'};

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

  it('has no folder for the schemas of a service that has none', () => {
    const reference = twoServicesReference();
    reference.services[1]!.schemas = [];
    expect(JSON.stringify(getApiSidebars(reference))).not.toContain(
      '"items":[]',
    );
  });

  it('has the operations of a group together', () => {
    const operations = [
      {rpc: 'ListMachines', 'x-group': 'Machine'},
      {rpc: 'DeleteTag', 'x-group': 'Tag'},
      {rpc: 'TagService.ListTags', 'x-group': 'Tag'},
      {rpc: 'RenameTag', 'x-group': 'Tag'},
      {rpc: 'PowerOffMachine', 'x-group': 'Machine'},
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
      ['Tag', 'DeleteTag', 'TagService.ListTags', 'RenameTag'],
    ]);
  });
});
