import {describe, expect, it} from 'vitest';
import {compareDescriptions} from '../../../src/changes/compareDescriptions';
import type {OpenApiDocument, OpenApiOperation} from '../../../src/api/openapi';

const path = '/holt.shelf.v1.ShelfService/AddBook';

/** A description of one operation. */
const describedWith = (operation: Partial<OpenApiOperation>): OpenApiDocument =>
  ({
    openapi: '3.1.0',
    tags: [{name: 'ShelfService'}],
    paths: {
      [path]: {
        post: {
          operationId: 'ShelfService_AddBook',
          tags: ['ShelfService'],
          summary: 'Add a book',
          ...operation,
          requestBody: {
            content: {
              'application/json': {
                schema: {$ref: '#/components/schemas/holt.shelf.v1.Book'},
              },
            },
          },
          responses: {
            '200': {
              description: 'Success',
              content: {
                'application/json': {
                  schema: {$ref: '#/components/schemas/holt.shelf.v1.Book'},
                },
              },
            },
          },
        },
      },
    },
    components: {schemas: {'holt.shelf.v1.Book': {type: 'object'}}},
  }) as unknown as OpenApiDocument;

const error = {
  code: 'not_found',
  description: 'The shelf does not exist.',
  message: 'shelf "a" not found',
  check: 'Call `ListShelves`.',
  fix: 'Pass a shelf that exists.',
} as const;

const withErrors = (...errors: object[]): OpenApiDocument =>
  describedWith({'x-connect-errors': errors} as Partial<OpenApiOperation>);

describe('the documented errors of an operation', () => {
  it.each([
    ['another cause', [error, {...error, description: 'The shelf is full.'}]],
    ['another code', [{...error, code: 'unknown'}]],
    ['another message', [{...error, message: 'no shelf "a"'}]],
    ['no cause any more', []],
  ])('change with %s', (_, errors) => {
    const changes = compareDescriptions(
      withErrors(error),
      withErrors(...errors),
    );
    expect(changes).toEqual([
      {
        kind: 'errors-changed',
        subject: 'holt.shelf.v1.ShelfService.AddBook',
        rating: 'documentation',
        touches: [
          {
            operation: 'holt.shelf.v1.ShelfService.AddBook',
            rating: 'documentation',
          },
        ],
      },
    ]);
  });

  it('stay when their check or fix is written in other words', () => {
    const other = {...error, check: 'Look at the shelf.', fix: undefined};
    expect(compareDescriptions(withErrors(error), withErrors(other))).toEqual(
      [],
    );
  });
});
