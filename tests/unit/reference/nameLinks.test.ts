import {describe, expect, it} from 'vitest';
import {getNameLinks} from '../../../src/reference/nameLinks';
import {getReference, twoServicesReference} from './description';

const object = {type: 'object'};

describe('getNameLinks', () => {
  it('leads from names of schemas, operations and services to their pages', () => {
    expect(Object.fromEntries(getNameLinks(twoServicesReference()))).toEqual({
      Tree: '/docs/api/schemas/tree',
      'holt.wood.v1.Tree': '/docs/api/schemas/tree',
      Bird: '/docs/api/schemas/bird',
      'holt.bird.v1.Bird': '/docs/api/schemas/bird',
      'google.protobuf.Empty': '/docs/api/schemas/empty',
      GetTree: '/docs/api/wood-get-tree',
      'WoodService.GetTree': '/docs/api/wood-get-tree',
      WatchBirds: '/docs/api/bird-watch-birds',
      'BirdService.WatchBirds': '/docs/api/bird-watch-birds',
      WoodService: '/docs/api/wood-service',
      BirdService: '/docs/api/bird-service',
    });
  });

  it.each([
    [['holt.a.v1.Tag', 'holt.b.v1.Tag']],
    [['holt.a.v1.Tag', 'holt.b.v1.Tag', 'holt.c.v1.Tag']],
  ])('leads nowhere from a short name that is shared: %j', (names) => {
    const schemas = Object.fromEntries(names.map((name) => [name, object]));
    const links = getNameLinks(
      getReference({'holt.wood.v1.Tree': object, ...schemas}),
    );
    expect(links.has('Tag')).toBe(false);
    expect(links.get('holt.a.v1.Tag')).toBe('/docs/api/schemas/holt.a.v1.tag');
    expect(links.get('holt.b.v1.Tag')).toBe('/docs/api/schemas/holt.b.v1.tag');
    expect(links.get('Tree')).toBe('/docs/api/schemas/holt.wood.v1.tree');
  });

  it('leads nowhere from the name of an operation that two services have', () => {
    const reference = twoServicesReference();
    const [tree] = reference.operations.values();
    if (!tree) throw new Error('There is no operation.');
    const twin = {...tree, id: 'BirdService_GetTree', slug: 'bird-get-tree'};
    reference.operations.set(twin.id, twin);
    const links = getNameLinks(reference);
    expect(links.has('GetTree')).toBe(false);
    expect(links.get('WoodService.GetTree')).toBe('/docs/api/wood-get-tree');
    expect(links.get('BirdService.GetTree')).toBe('/docs/api/bird-get-tree');
  });

  it('prefers an operation and a service to a schema of the same name', () => {
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
