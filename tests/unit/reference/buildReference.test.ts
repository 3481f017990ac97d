import {describe, expect, it} from 'vitest';
import {buildReference} from '../../../src/reference/buildReference';
import {
  json,
  getReference,
  twoServices,
  twoServicesReference,
  twoServicesSources,
} from './description';

const collectNames = (parts: {name: string}[]): string[] =>
  parts.map(({name}) => name);

describe('buildReference', () => {
  it('takes over the title and the introduction', () => {
    const {title, description} = twoServicesReference();
    expect([title, description]).toEqual(['Forest', 'Trees.']);
  });

  it('gives each service its operations and schemas, in the order of the tags', () => {
    const {services} = twoServicesReference();
    expect(
      services.map(({operations, schemas, ...service}) => ({
        ...service,
        operations: operations.map(({id}) => id),
        schemas: collectNames(schemas),
      })),
    ).toEqual([
      {
        key: 'wood',
        tag: 'WoodService',
        displayName: 'Wood',
        description: 'Grows.',
        guide: [],
        operations: ['WoodService_GetTree'],
        schemas: ['holt.wood.v1.Tree'],
        source: 'openapi/services/wood/service.yaml',
      },
      {
        key: 'bird',
        tag: 'BirdService',
        displayName: 'Birds',
        description: 'Flies.',
        guide: [{id: 'caution', text: 'Birds bite.'}],
        operations: ['BirdService_WatchBirds'],
        schemas: ['holt.bird.v1.Bird'],
        source: 'openapi/services/bird/service.yaml',
      },
    ]);
  });

  it('sorts schemas by name and tells those that belong to no service', () => {
    const {schemas, sharedSchemas} = twoServicesReference();
    expect([...schemas.keys()]).toEqual([
      'google.protobuf.Empty',
      'holt.bird.v1.Bird',
      'holt.wood.v1.Tree',
    ]);
    expect(collectNames(sharedSchemas)).toEqual(['google.protobuf.Empty']);
  });

  it.each([
    [['A', 'B', 'C']],
    [['B', 'C', 'A']],
    [['C', 'A', 'B']],
    [['C', 'B', 'A']],
  ])('sorts schemas that are described in the order %j', (names) => {
    const object = {type: 'object'};
    const {schemas, services} = getReference(
      Object.fromEntries(names.map((name) => [name, object])),
    );
    expect([...schemas.keys()]).toEqual(['A', 'B', 'C']);
    expect(collectNames(services[0]?.schemas ?? [])).toEqual(['A', 'B', 'C']);
  });

  it('gives the headers of every call as fields', () => {
    const document = twoServices();
    document.components.parameters = {
      Version: {
        name: 'Holt-Version',
        required: true,
        description: 'Always 1.',
        schema: {type: 'string'},
      },
      Timeout: {
        name: 'Holt-Timeout',
        description: 'In ms.',
        schema: {type: 'string', format: 'int64'},
      },
    };
    const scalar = {isSchema: false, repeated: false, map: false};
    const {headers} = buildReference(document, twoServicesSources);
    expect(headers).toEqual([
      {
        name: 'Holt-Version',
        type: {...scalar, name: 'string'},
        description: 'Always 1.',
        required: true,
        alwaysPresent: false,
        readOnly: false,
        defaultValue: undefined,
        enumValues: [],
      },
      {
        name: 'Holt-Timeout',
        type: {...scalar, name: 'string (int64)'},
        description: 'In ms.',
        required: false,
        alwaysPresent: false,
        readOnly: false,
        defaultValue: undefined,
        enumValues: [],
      },
    ]);
    expect(twoServicesReference().headers).toEqual([]);
  });

  it('names the message that nobody defines', () => {
    const document = twoServices();
    const {post} = document.paths['/holt.wood.v1.WoodService/GetTree'];
    post.requestBody = json('holt.wood.v1.Root');
    expect(() => buildReference(document, twoServicesSources)).toThrow(
      'holt.wood.v1.Root is used but not defined under openapi/.',
    );
  });
});
