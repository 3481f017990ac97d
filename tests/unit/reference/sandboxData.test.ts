import {describe, expect, it} from 'vitest';
import {buildReference} from '../../../src/reference/buildReference';
import type {OpenApiDocument} from '../../../src/reference/openapi';
import {getSandboxData} from '../../../src/reference/sandboxData';
import type {WrittenRules} from '../../../src/sandbox/model';
import {getTree, json, twoServices, twoServicesSources} from './description';

const rules = {
  objects: {tree: {schema: 'holt.wood.v1.Tree', key: {name: ['name']}}},
  operations: {GetTree: {get: 'tree'}},
};

function getData(
  document: OpenApiDocument,
  written: WrittenRules = rules,
  more: [string, string][] = [],
) {
  const sources = {
    operations: new Map([...twoServicesSources.operations, ...more]),
    schemas: new Map([
      ...twoServicesSources.schemas,
      ['connect.error', 'openapi/shared/schemas/connect-error.yaml'],
    ]),
  };
  return getSandboxData(document, buildReference(document, sources), written);
}

describe('getSandboxData', () => {
  it('knows every operation and schema, and takes over the rules', () => {
    const empty = 'google.protobuf.Empty';
    expect(getData(twoServices())).toEqual({
      schemas: {
        'holt.wood.v1.Tree': {
          type: 'object',
          properties: {
            children: {
              type: 'array',
              items: {$ref: '#/$defs/holt.wood.v1.Tree'},
            },
          },
        },
        'holt.bird.v1.Bird': {type: 'object'},
        [empty]: {type: 'object'},
      },
      operations: {
        '/holt.wood.v1.WoodService/GetTree': {
          rpc: 'GetTree',
          request: empty,
          response: 'holt.wood.v1.Tree',
          streaming: false,
          unimplemented: false,
          examples: [],
        },
        '/holt.bird.v1.BirdService/WatchBirds': {
          rpc: 'WatchBirds',
          request: empty,
          response: 'holt.bird.v1.Bird',
          streaming: true,
          unimplemented: false,
          examples: [],
        },
      },
      statuses: {},
      rules: {
        objects: {tree: {schema: 'holt.wood.v1.Tree', key: {name: ['name']}}},
        operations: {GetTree: {get: 'tree'}},
      },
    });
  });

  it('puts the listed errors in the place of their causes', () => {
    const document = twoServices();
    document.paths[getTree].post['x-connect-errors'] = [
      {code: 'unknown', description: 'There is no tree.', message: 'no tree'},
      {code: 'aborted', description: 'There is no wood.'},
    ];
    const written = {
      ...rules,
      operations: {
        GetTree: {
          get: 'tree',
          missing: 'There is no tree',
          taken: false as const,
          causes: {noWood: 'There is no w'},
          refused: [{if: {ill: [true]}, cause: 'There is no t'}],
        },
        WatchBirds: {stream: 'examples' as const},
      },
      unknownScope: ['The scope', 'There is no wood'],
    };
    document.components.schemas['google.protobuf.Empty'] = {
      type: 'object',
      properties: {scopeUuid: {type: 'string'}},
    };
    const {operations, rules: known} = getData(document, written);
    const noTree = {code: 'unknown', message: 'no tree', at: 0};
    const noWood = {code: 'aborted', at: 1};
    expect(known.operations.GetTree).toEqual({
      get: 'tree',
      missing: noTree,
      taken: false,
      causes: {noWood},
      refused: [{if: {ill: [true]}, cause: noTree}],
    });
    expect(
      Object.values(operations).map(({unknownScope}) => unknownScope),
    ).toEqual([noWood, undefined]);
    expect(() =>
      getData(twoServices(), {
        ...rules,
        operations: {GetTree: {missing: 'Every call'}},
      }),
    ).toThrow('GetTree lists no error "Every call".');
  });

  it('gives operations their errors of clusters and outages', () => {
    const document = twoServices();
    document.paths[getTree].post['x-connect-errors'] = [
      {code: 'unknown', description: 'The wood is far.'},
      {code: 'aborted', description: 'There is no wood.', message: 'no wood'},
    ];
    const lacks = {$find: 'tree', name: 'ash'};
    const {operations, rules: known} = getData(document, {
      ...rules,
      unknownCluster: {CEPH: ['The sea'], WOOD: ['The river', 'There is']},
      outages: [
        {lacks, causes: ['The sea']},
        {lacks, causes: ['The sea', 'The wood']},
      ],
    });
    const [first, second] = Object.values(operations);
    expect(first).toMatchObject({
      unknownCluster: {
        code: 'aborted',
        message: 'no wood',
        at: 1,
        type: 'WOOD',
      },
      outages: [[1, {code: 'unknown', at: 0}]],
    });
    expect(second).not.toHaveProperty('outages');
    expect(second).not.toHaveProperty('unknownCluster');
    expect(known.outages).toEqual([{lacks}, {lacks}]);
  });

  it('passes on that an operation is not implemented', () => {
    const document = twoServices();
    document.paths[getTree].post['x-unimplemented'] = true;
    expect(getData(document).operations[getTree]?.unimplemented).toBe(true);
  });

  it.each([
    [{properties: {code: {'x-http-status': {internal: 500}}}}, {internal: 500}],
    [{properties: {code: {}}}, {}],
    [{properties: {message: {'x-http-status': {internal: 500}}}}, {}],
    [{}, {}],
  ])(
    'takes HTTP statuses from the codes of the error %j',
    (error, statuses) => {
      const document = twoServices();
      document.components.schemas['connect.error'] = error;
      expect(getData(document).statuses).toEqual(statuses);
    },
  );
});

describe('an operation that two services have by one name', () => {
  const birdTree = '/holt.bird.v1.BirdService/GetTree';
  const {operations, rules: known} = (() => {
    const document = twoServices();
    const twin = {
      ...document.paths[getTree].post,
      operationId: 'BirdService_GetTree',
    };
    Object.assign(document.paths, {[birdTree]: {post: twin}});
    return getData(
      document,
      {
        objects: {
          tree: {
            schema: 'holt.wood.v1.Tree',
            key: {name: ['name']},
            seeds: ['WoodService.GetTree', 'BirdService.WatchBirds.birds'],
          },
        },
        operations: {
          'WoodService.GetTree': {get: 'tree'},
          'BirdService.GetTree': {delete: 'tree'},
          'BirdService.WatchBirds': {stream: 'examples'},
        },
      },
      [[birdTree, 'openapi/services/bird/operations/get-tree.yaml']],
    );
  })();

  it('has its service in front, and no other has', () => {
    expect(Object.values(operations).map(({rpc}) => rpc)).toEqual([
      'WoodService.GetTree',
      'WatchBirds',
      'BirdService.GetTree',
    ]);
  });

  it('has its own rule and seeds', () => {
    expect(known.objects.tree?.seeds).toEqual([
      'WoodService.GetTree',
      'WatchBirds.birds',
    ]);
    expect(known.operations).toEqual({
      'WoodService.GetTree': {get: 'tree'},
      'BirdService.GetTree': {delete: 'tree'},
      WatchBirds: {stream: 'examples'},
    });
  });
});

describe('the examples of the sandbox', () => {
  const examplesOf = (requests: string[], responses: string[]) => {
    const document = twoServices();
    const {post} = document.paths[getTree];
    const named = (names: string[], kind: string) =>
      Object.fromEntries(names.map((name) => [name, {value: {[kind]: name}}]));
    post.requestBody = json('google.protobuf.Empty', named(requests, 'asks'));
    post.responses = {
      '200': json('holt.wood.v1.Tree', named(responses, 'answers')),
    };
    return getData(document).operations[getTree]?.examples;
  };

  it('pair a request with the answer of the same name', () => {
    expect(examplesOf(['oak', 'elm'], ['elm', 'oak'])).toEqual([
      {name: 'oak', request: {asks: 'oak'}, response: {answers: 'oak'}},
      {name: 'elm', request: {asks: 'elm'}, response: {answers: 'elm'}},
    ]);
  });

  it('pair a request with the first answer where none has its name', () => {
    expect(examplesOf(['oak', 'elm'], ['all', 'none'])).toEqual([
      {name: 'oak', request: {asks: 'oak'}, response: {answers: 'all'}},
      {name: 'elm', request: {asks: 'elm'}, response: {answers: 'all'}},
    ]);
  });

  it('are none without an answer', () => {
    expect(examplesOf(['oak'], [])).toEqual([]);
    expect(examplesOf([], ['oak'])).toEqual([]);
  });

  it.each([[undefined], [null]])(
    'take the value %j for an empty message',
    (value) => {
      const document = twoServices();
      const {post} = document.paths[getTree];
      post.requestBody = json('google.protobuf.Empty', {one: {value}});
      post.responses = {'200': json('holt.wood.v1.Tree', {one: {value}})};
      expect(getData(document).operations[getTree]?.examples).toEqual([
        {name: 'one', request: {}, response: {}},
      ]);
    },
  );
});
