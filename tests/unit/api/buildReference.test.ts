import {describe, expect, it} from 'vitest';
import {buildReference} from '../../../src/api/buildReference';
import type {OpenApiDocument} from '../../../src/api/openapi';
import type {Sources} from '../../../src/api/sources';
import {getTree, json, twoServices, twoServicesSources} from './description';

describe('a fault of a description is told', () => {
  const file = 'openapi/words/wood/operations/get-tree.yaml';
  const noContent = `${file}: WoodService_GetTree has a message without content. Add "content" with one media type.`;

  it.each<
    [
      fault: string,
      message: string,
      change: (
        post: OpenApiDocument['paths'][string]['post'],
        sources: Sources,
      ) => void,
    ]
  >([
    [
      'a message that nobody defines',
      'holt.wood.v1.Root is used but not defined under openapi/.',
      (post) => (post.requestBody = json('holt.wood.v1.Root')),
    ],
    [
      'a schema without a file',
      'No file under openapi/ defines the schema holt.wood.v1.Tree.',
      (_, sources) => sources.schemas.delete('holt.wood.v1.Tree'),
    ],
    [
      'a path without a file',
      `openapi/openapi.yaml: no file is named for the path ${getTree}.`,
      (_, sources) => sources.operations.delete(getTree),
    ],
    [
      'an operation in another folder',
      'openapi/words/get-tree.yaml: operations belong under openapi/words/<service>/operations/.',
      (_, {operations}) =>
        operations.set(getTree, 'openapi/words/get-tree.yaml'),
    ],
    [
      'a request without content',
      noContent,
      (post) => (post.requestBody = {content: {}}),
    ],
    [
      'an answer without content',
      noContent,
      (post) => (post.responses = {'404': json('holt.wood.v1.Tree')}),
    ],
    [
      'a message that stands in no file of its own',
      `${file}: the message of WoodService_GetTree must be a $ref to a schema file.`,
      (post) => {
        const content = {'application/json': {schema: {type: 'object'}}};
        post.requestBody = {content};
      },
    ],
  ])('%s', (_, message, change) => {
    const document = twoServices();
    const sources = {
      operations: new Map(twoServicesSources.operations),
      schemas: new Map(twoServicesSources.schemas),
    };
    change(document.paths[getTree].post, sources);
    expect(() => buildReference(document, sources)).toThrow(message);
  });
});
