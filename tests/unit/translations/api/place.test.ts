import {describe, expect, it} from 'vitest';
import {getCatalogPlace} from '../../../../src/translations/api/place';
import type {TextPath} from '../../../../src/reference/visitTexts';

const tags = [{name: 'TreeService'}, {name: 'BirdService'}];
const call = '/holt.tree.v1.TreeService/ListTrees';
const schema = 'holt.tree.v1.Tree';

describe('placeOf', () => {
  it.each<[TextPath, string, string]>([
    [['paths', call, 'post', 'summary'], 'tree', 'Operation ListTrees, title'],
    [
      ['paths', call, 'post', 'x-sidebar-label'],
      'tree',
      'Operation ListTrees, label in the sidebar',
    ],
    [
      ['paths', call, 'post', 'description'],
      'tree',
      'Operation ListTrees, description',
    ],
    [
      ['paths', call, 'post', 'x-connect-errors', 0, 'description'],
      'tree',
      'Operation ListTrees, error',
    ],
    [
      ['paths', call, 'post', 'responses', '200', 'description'],
      'tree',
      'Operation ListTrees, what the response is',
    ],
    [
      ['paths', call, 'post', 'requestBody', 'examples', 'all', 'summary'],
      'tree',
      'Operation ListTrees, title of the request example all',
    ],
    [
      ['paths', call, 'post', 'responses', '200', 'examples', 'one', 'summary'],
      'tree',
      'Operation ListTrees, title of the response example one',
    ],
    [
      ['paths', '/health', 'get', 'summary'],
      'shared',
      'Operation health, title',
    ],
    [
      ['paths', '/v1/holt.tree.v1.TreeService/X', 'get', 'summary'],
      'shared',
      'Operation X, title',
    ],
    [['tags', 1, 'description'], 'bird', 'BirdService, description'],
    [['tags', 0, 'x-displayName'], 'tree', 'TreeService, displayName'],
    [['tags', 0, 'x-guide', 2, 'text'], 'tree', 'TreeService, guide'],
    [['components', 'schemas', schema, 'description'], 'tree', 'Schema Tree'],
    [
      ['components', 'schemas', schema, 'properties', 'bark', 'description'],
      'tree',
      'Schema Tree.bark',
    ],
    [
      [
        ...['components', 'schemas', schema, 'properties', 'leaf'],
        ...['items', 'properties', 'age', 'x-enumDescriptions', 'OLD'],
      ],
      'tree',
      'Schema Tree.leaf.age, meaning of OLD',
    ],
    [
      ['components', 'schemas', schema, 'x-enumDescriptions', 'OAK'],
      'tree',
      'Schema Tree, meaning of OAK',
    ],
    [
      ['components', 'schemas', 'google.protobuf.Empty', 'description'],
      'shared',
      'Schema google.protobuf.Empty',
    ],
    [
      ['components', 'parameters', 'Timeout', 'description'],
      'shared',
      'components parameters Timeout',
    ],
    [['info', 'summary'], 'shared', 'info'],
    [
      ['x-old', 'schemas', schema, 'summary'],
      'shared',
      `x-old schemas ${schema}`,
    ],
    [['servers', 0, 'schemas', 'description'], 'shared', 'servers 0 schemas'],
  ])('of %j is in %s: %s', (path, catalog, context) => {
    expect(getCatalogPlace(path, tags)).toEqual({catalog, context});
  });
});
