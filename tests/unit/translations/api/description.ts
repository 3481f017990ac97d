import type {OpenApiDocument} from '../../../../src/api/openapi';

/** A small description with a text in every kind of place. */
export const description = {
  openapi: '3.1.0',
  info: {title: 'Holt Service', version: 'v1', summary: 'A', description: 'B'},
  tags: [
    {
      name: 'TreeService',
      'x-displayName': 'Tree',
      description: 'Manages trees.',
      'x-guide': [{id: 'order', text: 'First.\n\nSecond.'}],
    },
  ],
  paths: {
    '/holt.tree.v1.TreeService/ListTrees': {
      post: {
        operationId: 'TreeService_ListTrees',
        tags: ['TreeService'],
        summary: 'List trees',
        'x-sidebar-label': 'List',
        'x-group': 'Tree',
        description: 'Lists trees.\n\nSecond.',
        'x-connect-errors': [
          {code: 'unknown', description: 'No wood.', message: 'no wood'},
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {$ref: '#/components/schemas/holt.tree.v1.Tree'},
              examples: {
                description: {
                  summary: 'All trees',
                  value: {description: 'stays', summary: 'stays'},
                },
              },
            },
          },
        },
        responses: {'200': {description: 'The trees.'}},
      },
    },
  },
  components: {
    schemas: {
      'holt.tree.v1.Tree': {
        type: 'object',
        description: 'A tree.',
        properties: {
          description: {type: 'string', description: 'What it is.'},
          summary: {
            type: 'string',
            enum: ['OAK', 'default'],
            default: 'OAK',
            'x-enumDescriptions': {OAK: 'An oak.', default: 'Any tree.'},
          },
        },
      },
    },
  },
} as unknown as OpenApiDocument;

/** The keys of its texts, block by block. */
export const texts = [
  'A',
  'B',
  'Tree',
  'Manages trees.',
  'First.',
  'Second.',
  'List trees',
  'List (sidebar, ListTrees)',
  'Lists trees.',
  'No wood.',
  'All trees',
  'The trees.',
  'A tree.',
  'What it is.',
  'An oak.',
  'Any tree.',
];
