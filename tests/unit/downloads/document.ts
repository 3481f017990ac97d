import type {JsonSchema} from '../../../src/reference/openapi';
import {createWholeDocument} from '../../../src/downloads/wholeDocument';

const ref = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});

const operation = (
  rpc: string,
  schema: string,
  mediaType = 'application/json',
) => ({
  post: {
    operationId: `ThingService_${rpc}`,
    tags: ['ThingService'],
    summary: rpc,
    parameters: [{$ref: '#/components/parameters/ConnectProtocolVersion'}],
    requestBody: {
      content: {
        [mediaType]: {
          schema: ref(schema),
          examples: {first: {value: {name: 'a'}}},
        },
      },
    },
    responses: {
      '200': {
        description: 'The thing.',
        content: {[mediaType]: {schema: ref('a.Thing')}},
      },
      '4XX': {$ref: '#/components/responses/ConnectError'},
    },
  },
});

/** A description with what slices and collections need, and more. */
export const document = createWholeDocument({
  openapi: '3.1.0',
  info: {
    title: 'Things',
    version: 'v1',
    summary: 'Things.',
    description: 'All about things.\n\n## More {#more}\n\nMuch more.',
    'x-platform-map': [],
  },
  servers: [
    {
      url: 'https://{host}',
      variables: {host: {default: 'things.example'}},
    },
    {url: 'http://localhost:4010'},
  ],
  security: [{}, {bearerAuth: []}],
  tags: [
    {
      name: 'ThingService',
      'x-displayName': 'Thing',
      description: 'Things.',
      'x-guide': [{id: 'objects', text: 'A thing.'}],
    },
    {name: 'OtherService', 'x-displayName': 'Other', description: 'Others.'},
  ],
  paths: {
    '/a.ThingService/Get': operation('Get', 'a.GetRequest'),
    '/a.ThingService/Watch': operation(
      'Watch',
      'a.GetRequest',
      'application/connect+json',
    ),
  },
  components: {
    schemas: {
      'a.GetRequest': {type: 'object', properties: {kind: ref('a.Kind')}},
      'a.Kind': {
        type: 'string',
        description: 'What it is.',
        enum: ['GOOD', 'BAD'],
        'x-enumDescriptions': {GOOD: 'It works.', BAD: 'It does not.'},
      },
      'a.Thing': {
        type: 'object',
        properties: {
          parts: {type: 'array', items: ref('a.Thing')},
          'x-ray': {type: 'string', 'x-always-present': true},
          owner: ref('a.Owner'),
          count: {type: 'integer', format: 'uint32', minimum: 0},
        },
      },
      'a.Owner': {type: 'object', properties: {owns: ref('a.Thing')}},
      'a.Unused': {type: 'object'},
      'a.Error': {type: 'object'},
      version: {type: 'integer'},
    },
    parameters: {
      ConnectProtocolVersion: {
        name: 'Connect-Protocol-Version',
        description: 'Version.',
        schema: ref('version'),
      },
      Unused: {name: 'Unused', description: '', schema: ref('a.Unused')},
    },
    responses: {
      ConnectError: {content: {'application/json': {schema: ref('a.Error')}}},
    },
    securitySchemes: {
      bearerAuth: {type: 'http', scheme: 'bearer'},
      other: {type: 'http', scheme: 'basic'},
    },
  },
} as Parameters<typeof createWholeDocument>[0]);
