import cloneDeep from 'es-toolkit/compat/cloneDeep';
import {describe, expect, it} from 'vitest';
import {
  assemble,
  findPlace,
  type Description,
} from '../../../../src/api/description/assemble';
import type {Structure} from '../../../../src/api/description/structure';
import {describeUnplaced} from '../../../../src/api/description/unplaced';
import {describeFiles, platformFile} from './files';
import {library} from './platform';

const describeLibrary = (
  words: Record<string, unknown> = {},
  change: (structure: Structure) => void = () => undefined,
): Description => {
  const structure = cloneDeep(library);
  change(structure);
  const files = {'platform/v1.0.yaml': platformFile(structure), ...words};
  return assemble('.', describeFiles(files));
};

const listBooks = '/holt.shelf.v1.ShelfService/ListBooks';
const example = {a: {summary: 'All', value: {}}};
const listWords = {
  post: {
    operationId: 'ShelfService_ListBooks',
    summary: 'List books',
    description: 'Lists books.',
    requestBody: {content: {'application/json': {examples: example}}},
    responses: {'200': {content: {'application/json': {examples: example}}}},
  },
};
const bookWords = {
  'holt.shelf.v1.Book': {
    description: 'A book.',
    required: ['pages'],
    properties: {
      pages: {description: 'How many.', minimum: 1, 'x-always-present': true},
      cover: {description: 'A picture.', contentEncoding: 'base64'},
    },
  },
};

describe('a description', () => {
  it('has the structure of the platform and the words of people', () => {
    const {document, sources, unplaced} = describeLibrary({
      'words/shelf/operations/list.yaml': listWords,
      'words/shelf/schemas/volume.yaml': bookWords,
      'words/shelf/service.yaml': {
        name: 'ShelfService',
        'x-displayName': 'Shelves',
        description: 'Keeps books.',
      },
    });
    expect(unplaced).toEqual([]);
    expect(document.paths[listBooks]?.post).toEqual({
      operationId: 'ShelfService_ListBooks',
      tags: ['ShelfService'],
      summary: 'List books',
      description: 'Lists books.',
      parameters: [{$ref: '#/components/parameters/Version'}],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/holt.shelf.v1.ListBooksRequest',
            },
            examples: example,
          },
        },
      },
      responses: {
        '200': {
          description: 'Success.',
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/holt.shelf.v1.ListBooksResponse',
              },
              examples: example,
            },
          },
        },
        '4XX': {$ref: '#/components/responses/ConnectError'},
        '5XX': {$ref: '#/components/responses/ConnectError'},
      },
    });
    const book = document.components.schemas['holt.shelf.v1.Book'];
    expect(book).toMatchObject({
      type: 'object',
      description: 'A book.',
      required: ['pages'],
    });
    expect(book?.properties?.pages).toEqual({
      type: 'integer',
      format: 'int32',
      minimum: 1,
      description: 'How many.',
      'x-always-present': true,
    });
    expect(document.tags).toEqual([
      {
        name: 'ShelfService',
        'x-displayName': 'Shelves',
        description: 'Keeps books.',
      },
    ]);
    expect(sources.operations.get(listBooks)).toBe(
      'openapi/words/shelf/operations/list.yaml',
    );
    expect(sources.schemas.get('holt.shelf.v1.Book')).toBe(
      'openapi/words/shelf/schemas/volume.yaml',
    );
  });

  it('has a draft, with the comment of the platform, where nobody wrote words', () => {
    const {document, sources} = describeLibrary(
      {'words/shelf/schemas/book.yaml': bookWords},
      ({operations, schemas}) => {
        operations[listBooks]!.text = 'ListBooks returns all books.';
        schemas['holt.shelf.v1.Book']!.fields!.shelf = {
          type: 'string',
          deprecated: false,
        };
      },
    );
    expect(document.paths[listBooks]?.post).toMatchObject({
      summary: 'List books',
      description: 'ListBooks returns all books.',
      'x-draft': true,
    });
    expect(document.components.schemas['holt.shelf.v1.Kind']).toMatchObject({
      'x-draft': true,
    });
    const {properties = {}} =
      document.components.schemas['holt.shelf.v1.Book'] ?? {};
    expect(properties.shelf).toEqual({type: 'string', 'x-draft': true});
    expect(properties.pages).not.toHaveProperty('x-draft');
    expect(document.tags[0]).toMatchObject({
      name: 'ShelfService',
      'x-displayName': 'Shelf',
      'x-draft': true,
    });
    expect(sources.operations.get(listBooks)).toBe(
      'openapi/words/shelf/operations/list-books.yaml',
    );
  });

  it('says of words without a place what they may be about', () => {
    const description = describeLibrary({
      'words/shelf/operations/list.yaml': {
        post: {...listWords.post, operationId: 'ShelfService_ListBook'},
      },
      'words/shelf/schemas/book.yaml': {
        'holt.shelf.v1.Book': {
          description: 'A book.',
          properties: {pgaes: {description: 'How many.'}},
        },
      },
    });
    const [operation, field] = description.unplaced;
    expect(field).toMatchObject({
      kind: 'field',
      file: 'openapi/words/shelf/schemas/book.yaml',
      path: ['holt.shelf.v1.Book', 'properties', 'pgaes'],
    });
    expect(describeUnplaced(operation!, description)).toContain(
      'has no operation ShelfService.ListBook, so nobody reads these words. Did you mean holt.shelf.v1.ShelfService.ListBooks?',
    );
    expect(describeUnplaced(field!, description)).toContain(
      'Did you mean holt.shelf.v1.Book.pages?',
    );
  });

  it('keeps what the platform requires of values', () => {
    const {document} = describeLibrary({}, ({schemas}) => {
      schemas['holt.shelf.v1.ListBooksRequest']!.fields!.shelfId = {
        type: 'string',
        deprecated: false,
        required: true,
        limits: {minLength: 3, pattern: '^s-'},
      };
    });
    expect(
      document.components.schemas['holt.shelf.v1.ListBooksRequest'],
    ).toMatchObject({
      required: ['shelfId'],
      properties: {shelfId: {type: 'string', minLength: 3, pattern: '^s-'}},
    });
  });

  it('finds the file and the keys of each of its parts', () => {
    const description = describeLibrary({
      'words/shelf/operations/list.yaml': listWords,
    });
    const book = ['components', 'schemas', 'holt.shelf.v1.Book', 'properties'];
    for (const [keys, file, path] of [
      [
        ['paths', listBooks, 'post', 'summary'],
        'words/shelf/operations/list.yaml',
        ['post', 'summary'],
      ],
      [book, 'words/shelf/schemas/book.yaml', book.slice(2)],
      [
        ['tags', '0', 'description'],
        'words/shelf/service.yaml',
        ['description'],
      ],
      [['info', 'title'], 'openapi.yaml', ['info', 'title']],
    ] as const) {
      const place = {file: `openapi/${file}`, path};
      expect(findPlace(description, keys)).toEqual(place);
    }
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    [
      'two files about one schema',
      {
        'words/a/schemas/a.yaml': bookWords,
        'words/a/schemas/b.yaml': bookWords,
      },
      /schemas\/b\.yaml:1: holt\.shelf\.v1\.Book is also described in .*a\.yaml/,
    ],
    [
      'words that do not name what they are about',
      {'words/a/operations/a.yaml': {post: {summary: 'A'}}},
      /operations\/a\.yaml:1: "post\.operationId" is missing/,
    ],
    [
      'two schemas with one address',
      {
        'words/a/schemas/Book.yaml': bookWords,
        'words/b/schemas/book.yaml': {'holt.shelf.v1.Kind': {}},
      },
      /the page \/docs\/api\/schemas\/book is already made from/,
    ],
    [
      'a file named after no version',
      {'platform/newest.yaml': platformFile(library)},
      /newest\.yaml: the name of the file is that of a version/,
    ],
    [
      'notes on a version without a file',
      {'releases.yaml': {'v2.0': {date: '2026-01-01'}}},
      /releases\.yaml: it is about v2\.0, but there is no openapi\/platform\/v2\.0\.yaml/,
    ],
    [
      'an old version without a date',
      {'platform/v1.1.yaml': platformFile(library)},
      /v1\.0 has no date, although a later version has a file/,
    ],
    [
      'a description without what its well-known types refer to',
      {
        'platform/v1.0.yaml': {
          openapi: '3.1.0',
          paths: {'/acme.v1.QueryService/Run': call},
          components: {
            schemas: {
              'acme.v1.Ask': {type: 'object'},
              'acme.v1.Answer': {
                properties: {
                  all: {$ref: '#/components/schemas/google.protobuf.Struct'},
                },
              },
              'google.protobuf.Struct': {
                additionalProperties: {
                  $ref: '#/components/schemas/google.protobuf.Value',
                },
              },
            },
          },
        },
      },
      /google\.protobuf\.Struct refers to google\.protobuf\.Value, .* not whole/,
    ],
    [
      'calls by REST',
      {
        'platform/v1.0.yaml': {
          openapi: '3.1.0',
          paths: {'/a.v1.AService/Get': {}, '/v1/pools/{pool}': {}},
        },
      },
      /v1\.0\.yaml: .*\/v1\/pools\/{pool}.* "ignore-googleapi-http"/,
    ],
  ])('cannot be made of %s', (_, files, message) => {
    expect(() => describeLibrary(files)).toThrow(message);
  });
});

const message = (name: string): object => ({
  content: {
    'application/json': {schema: {$ref: `#/components/schemas/${name}`}},
  },
});
const call = {
  post: {
    requestBody: message('acme.v1.Ask'),
    responses: {'200': message('acme.v1.Answer')},
  },
};

it('a description of another platform has its services, however packages are named', () => {
  const {document, sources} = assemble(
    '.',
    describeFiles({
      'shared/well-known.yaml': {
        'google.protobuf.Duration': {type: 'string', pattern: 's$'},
      },
      'platform/v1.0.yaml': {
        openapi: '3.1.0',
        tags: [{name: 'acme.v1.AuditLog', description: ' Logs.\n All.'}],
        paths: {
          '/acme.v1.QueryService/Run': call,
          '/acme.v1.AuditLog/Run': call,
          '/acme.v2.QueryService/Run': call,
          '/api/acme.v1.Prefixed/Get2FAToken': call,
          '/PingService/Ping': call,
          '/acme.v1.AuditLog/RUN': call,
          '/acme.v1.AuditLog/_run': call,
          '/acme.v1.AuditLog/Follow': {},
          'x-note': {},
        },
        components: {
          schemas: {
            'acme.v1.Ask': {
              type: 'object',
              properties: {
                wait: {$ref: '#/components/schemas/google.protobuf.Duration'},
                where: {$ref: '#/components/schemas/acme.types.Place'},
              },
            },
            'acme.v1.ask': {type: 'object'},
            'acme.v1.Answer': {
              type: 'object',
              properties: {
                fault: {$ref: '#/components/schemas/google.rpc.Status'},
              },
            },
            'google.rpc.Status': {type: 'object'},
            'google.rpc.Help': {type: 'object'},
            'acme.types.Place': {type: 'object'},
            'google.protobuf.Duration': {type: 'string', format: 'duration'},
          },
        },
      },
    }),
  );
  expect(document.tags.map(({name}) => name)).toEqual([
    'QueryService',
    'AuditLog',
    'acme.v2.QueryService',
    'Prefixed',
    'PingService',
  ]);
  expect(document.tags[1]?.description).toBe('Logs.\nAll.');
  expect(
    Object.values(document.paths).map(({post}) => post.operationId),
  ).toEqual([
    'QueryService_Run',
    'AuditLog_Run',
    'acme.v2.QueryService_Run',
    'Prefixed_Get2FAToken',
    'PingService_Ping',
    'AuditLog_RUN',
    'AuditLog__run',
  ]);
  expect(Object.keys(document.paths)).toContain(
    '/api/acme.v1.Prefixed/Get2FAToken',
  );
  const files = [...sources.operations.values(), ...sources.schemas.values()];
  expect(new Set(files).size).toBe(files.length);
  expect(sources.schemas.get('acme.v1.Ask')).toBe(
    'openapi/words/query/schemas/ask.yaml',
  );
  // A package of messages alone belongs to no service.
  expect(sources.schemas.get('acme.types.Place')).toBe(
    'openapi/shared/schemas/place.yaml',
  );
  // Error details of the protocol are not of the API, unless it uses them.
  expect(document.components.schemas).toHaveProperty(['google.rpc.Status']);
  expect(document.components.schemas).not.toHaveProperty(['google.rpc.Help']);
  // As protobuf writes it in JSON, not as the generator says.
  expect(document.components.schemas['google.protobuf.Duration']).toEqual({
    type: 'string',
    pattern: 's$',
  });
});
