import {expect, it} from 'vitest';
import type {JsonSchema, OpenApiDocument} from '../../../src/api/openapi';
import {addDraftExamples} from '../../../src/generate/messageDrafts';

/** The example of a draft whose request has these fields. */
function getExample(properties: Record<string, JsonSchema>): unknown {
  const content = {
    'application/json': {schema: {$ref: '#/components/schemas/a.Request'}},
  };
  const document = {
    paths: {
      '/a.Service/Call': {
        post: {
          'x-draft': true,
          requestBody: {content},
          responses: {'200': {description: ''}},
        },
      },
    },
    components: {
      schemas: {
        'a.Request': {type: 'object', properties},
        'a.Loop': {
          type: 'object',
          properties: {next: {$ref: '#/components/schemas/a.Loop'}},
        },
      },
    },
  } as unknown as OpenApiDocument;
  addDraftExamples(document);
  const {requestBody} = document.paths['/a.Service/Call']!.post;
  return requestBody?.content['application/json']?.examples?.draft?.value;
}

it('an example of a draft has a value of the type of each field', () => {
  expect(
    getExample({
      plain: {type: 'string'},
      id: {type: 'string', format: 'uuid'},
      name: {type: 'string', minLength: 3},
      limit: {type: 'integer', minimum: 1, maximum: 9},
      size: {type: 'string', format: 'int64', minimum: 4},
      kind: {type: 'string', enum: ['KIND_UNSPECIFIED', 'KIND_A']},
      copies: {type: 'integer', enum: [1, 2]},
      tags: {type: 'array', items: {type: 'string', minLength: 1}},
      labels: {
        type: 'object',
        additionalProperties: {type: 'string', const: 'x'},
      },
    }),
  ).toEqual({
    plain: '',
    id: '00000000-0000-0000-0000-000000000000',
    name: 'aaa',
    limit: 1,
    size: '4',
    kind: 'KIND_A',
    copies: 1,
    tags: ['a'],
    labels: {key: 'x'},
  });
});

it('an example ends in a message that contains itself', () => {
  expect(getExample({loop: {$ref: '#/components/schemas/a.Loop'}})).toEqual({
    loop: {next: {next: {}}},
  });
});
