import {describe, expect, it} from 'vitest';
import {
  readStructure,
  readType,
  withKnownTypes,
  type Structure,
} from '../../../../src/api/description/structure';
import {dialects, library, platformDocument} from './platform';

const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});

const path = '/holt.shelf.v1.ShelfService/Lend';

/** A description of one call, whose request has the schema. */
const lend = (
  request: object,
  more: {post?: object; item?: object; schemas?: object} = {},
): object => ({
  paths: {
    [path]: more.item ?? {
      post: {
        requestBody: {
          content: {'application/json': {schema: ref('r.v1.Lend')}},
        },
        responses: {
          '200': {content: {'application/json': {schema: ref('r.v1.Loan')}}},
        },
        ...more.post,
      },
    },
  },
  components: {
    schemas: {
      'r.v1.Lend': request,
      'r.v1.Loan': {type: 'object', properties: {id: {type: 'string'}}},
      ...more.schemas,
    },
  },
});

const text = {type: 'string'};
const member = (name: string, type: object = text): object => ({
  type: 'object',
  title: name,
  required: [name],
  properties: {[name]: type},
});

describe('the structure of a description', () => {
  it.each(dialects)('is the same in every dialect: %o', (dialect) => {
    expect(readStructure(platformDocument(library, dialect))).toEqual(library);
  });

  it.each([
    [{type: ['integer', 'string'], format: 'int64'}, 'int64'],
    [{type: 'string', format: 'int64', pattern: '^-?[0-9]+$'}, 'int64'],
    [{type: 'string', format: 'uint64'}, 'uint64'],
    [
      {
        oneOf: [
          {type: 'integer', format: 'int64'},
          {type: 'string', minLength: 1},
        ],
      },
      'int64',
    ],
    [{oneOf: [{type: 'string'}, {type: 'number'}]}, 'wide'],
    [{type: ['integer', 'null'], format: 'int32'}, 'int32'],
    [{type: 'integer'}, 'integer'],
    [{anyOf: [ref('a.v1.B'), {type: 'null'}]}, 'a.v1.B'],
    [{description: 'One.', oneOf: [ref('a.v1.B'), {type: 'null'}]}, 'a.v1.B'],
    [{allOf: [{title: 'b', const: 1}, ref('a.v1.B')]}, 'a.v1.B'],
    [
      {
        type: 'object',
        additionalProperties: {allOf: [{title: 'value'}, ref('a.v1.B')]},
      },
      'map<a.v1.B>',
    ],
    [{allOf: [{type: 'string', minLength: 2}, {pattern: '^a'}]}, 'string'],
    [{type: 'string', contentEncoding: 'base64'}, 'bytes'],
    [{type: 'string', format: 'byte'}, 'bytes'],
    [{type: 'string', format: 'date'}, 'string'],
    [{type: 'string', format: 'int32'}, 'string'],
    [{type: 'number'}, 'float'],
    [
      {type: 'array', items: {type: 'array', items: {type: 'boolean'}}},
      '[][]bool',
    ],
    [{type: 'object', additionalProperties: {type: 'string'}}, 'map<string>'],
    [{title: 'any', description: 'One.'}, 'any'],
  ])('reads the type of %o', (schema, type) => {
    expect(readType(schema)).toBe(type);
  });

  it.each<[string, object, string[], string[][]]>([
    [
      'members that stand in the group alone',
      {type: 'object', oneOf: [member('isbn'), member('title')]},
      ['isbn', 'title'],
      [['isbn', 'title']],
    ],
    [
      'a group beside other fields',
      {
        allOf: [
          {properties: {shelf: text}},
          {oneOf: [member('title'), member('isbn')]},
        ],
      },
      ['isbn', 'shelf', 'title'],
      [['isbn', 'title']],
    ],
    [
      'several groups',
      {
        properties: {shelf: text},
        allOf: [
          {oneOf: [member('isbn'), member('title')]},
          {oneOf: [member('days'), member('until')]},
        ],
      },
      ['days', 'isbn', 'shelf', 'title', 'until'],
      [
        ['isbn', 'title'],
        ['days', 'until'],
      ],
    ],
    [
      'a group that may be empty, written twice',
      {
        properties: {isbn: text, title: text},
        anyOf: [
          {required: ['isbn']},
          {required: ['title']},
          {not: {anyOf: [{required: ['isbn']}, {required: ['title']}]}},
        ],
        allOf: [{anyOf: [{required: ['isbn']}, {required: ['title']}]}],
      },
      ['isbn', 'title'],
      [['isbn', 'title']],
    ],
    [
      'a field that may be absent, which is no group',
      {
        properties: {days: {type: 'integer'}},
        anyOf: [{required: ['days']}, {not: {anyOf: [{required: ['days']}]}}],
      },
      ['days'],
      [],
    ],
  ])('has %s', (_, schema, fields, groups) => {
    const shape = readStructure(lend(schema)).schemas['r.v1.Lend'];
    expect(Object.keys(shape?.fields ?? {}).sort()).toEqual(fields);
    expect(shape?.oneOf).toEqual(expect.arrayContaining(groups));
    expect(shape?.oneOf).toHaveLength(groups.length);
  });

  it('requires fields, also by their names in the .proto file', () => {
    const schema = {
      required: ['shelf', 'in_row'],
      allOf: [
        {properties: {shelf: text, inRow: text, place: text}},
        {oneOf: [member('title'), member('isbn')]},
      ],
    };
    const {fields} = readStructure(lend(schema)).schemas['r.v1.Lend']!;
    expect(
      Object.keys(fields!).filter((one) => fields![one]!.required),
    ).toEqual(['shelf', 'inRow']);
  });

  it.each([
    [{type: 'integer', enum: ['1', '2']}, {enum: [1, 2]}],
    [{type: 'number', const: '1.5'}, {const: 1.5}],
    [{type: 'boolean', const: 'true'}, {const: true}],
    [
      {type: ['integer', 'string'], format: 'int64', examples: [7]},
      {examples: ['7']},
    ],
    [
      {
        type: 'array',
        items: {type: 'integer', not: {type: 'integer', enum: ['0']}},
      },
      {items: {not: {enum: [0]}}},
    ],
    [
      {type: 'number', enum: ['1', '+Inf', '-Infinity', 'NaN']},
      {enum: [1, 'Infinity', '-Infinity', 'NaN']},
    ],
    [{allOf: [{enum: ['A', 'B']}, ref('r.v1.Kind')]}, {enum: ['A', 'B']}],
    [{...ref('r.v1.Kind'), enum: [1, 2], not: {enum: [3]}}, undefined],
    [{...ref('google.protobuf.Duration'), enum: ['1.5s']}, {enum: ['1.5s']}],
    [{...ref('google.protobuf.Duration'), const: '33m20s'}, undefined],
    [
      {
        ...ref('google.protobuf.Timestamp'),
        const: '2024-10-03 23:40:00 +0000 UTC',
      },
      undefined,
    ],
    [
      {...ref('google.protobuf.Any'), enum: ['type.googleapis.com/a']},
      undefined,
    ],
  ])('writes the values in the limits of %o as JSON does', (field, limits) => {
    const read = readStructure(lend({properties: {field}}));
    expect(read.schemas['r.v1.Lend']!.fields!.field!.limits).toEqual(limits);
  });

  it('has what is said about a field beside its type, or about a message', () => {
    const {schemas} = readStructure(
      lend({
        properties: {
          kind: {
            allOf: [
              {description: 'Kind of loan.', deprecated: true},
              ref('r.v1.Kind'),
            ],
          },
        },
        minProperties: 1,
      }),
    );
    expect(schemas['r.v1.Lend']).toMatchObject({
      fields: {kind: {text: 'Kind of loan.', deprecated: true}},
      limits: {minProperties: 1},
    });
  });

  it('leaves out what is of the protocol or of an option of the generator', () => {
    const read = readStructure(
      lend(
        {
          properties: {
            labels: {type: 'object', additionalProperties: text},
            kind: ref('r.v1.Kind'),
          },
        },
        {
          schemas: {
            'r.v1.Lend.LabelsEntry': {properties: {key: text, value: text}},
            'r.v1.Kind': {type: ['string', 'number'], enum: ['A', 0, 'B', '1']},
            'r.v1.CacheEntry': {properties: {key: text, value: text}},
            'connect.user.v1.User': {type: 'object'},
            'google.rpc.ErrorInfo': {type: 'object'},
            'connect.error_details.Any': {type: 'object'},
            'connect-timeout-header': {type: 'number'},
            encoding: {enum: ['proto', 'json']},
            base64: {type: 'boolean'},
          },
        },
      ),
    );
    expect(Object.keys(read.schemas)).toEqual([
      'r.v1.Lend',
      'r.v1.Loan',
      'r.v1.Kind',
      'r.v1.CacheEntry',
      'connect.user.v1.User',
    ]);
    expect(read.schemas['r.v1.Kind']?.values).toEqual(['A', 'B']);
  });

  it('reads bodies by reference, other charsets, and both parts of a comment', () => {
    const body = {
      content: {'application/json; charset=utf-8': {schema: ref('r.v1.Lend')}},
    };
    const document = {
      ...lend(
        {type: 'object'},
        {
          post: {
            summary: 'Lends a book.',
            description: ' Code stays:\n\n     a\n',
            requestBody: {$ref: '#/components/requestBodies/lend'},
          },
        },
      ),
    } as {components: object};
    document.components = {
      ...document.components,
      requestBodies: {lend: body},
    };
    expect(readStructure(document).operations[path]).toMatchObject({
      request: 'r.v1.Lend',
      response: 'r.v1.Loan',
      text: 'Lends a book.\n\nCode stays:\n\n    a',
    });
  });

  it('has a comment once that is both summary and description', () => {
    const comment = 'Lends a book.';
    const post = {summary: comment, description: comment};
    const read = readStructure(lend({type: 'object'}, {post}));
    expect(read.operations[path]?.text).toBe(comment);
  });

  it.each<[string, object, RegExp]>([
    [
      'a message without a name',
      lend(
        {},
        {
          post: {
            requestBody: {
              content: {'application/json': {schema: {type: 'object'}}},
            },
          },
        },
      ),
      /ShelfService\/Lend"\.post\.requestBody: its message has no name/,
    ],
    [
      'an enumeration of numbers',
      lend({type: 'integer', enum: [0, 1]}),
      /components\.schemas\."r\.v1\.Lend": the values .* have no names/,
    ],
    [
      'fields within a field',
      lend({properties: {a: {type: 'object', properties: {b: text}}}}),
      /"r\.v1\.Lend"\.properties\.a: a field has no "properties"/,
    ],
    [
      'fields without a type',
      lend({properties: {a: {properties: {b: text}}}}),
      /properties\.a: a field has no "properties"/,
    ],
    [
      'a list of several types',
      lend({properties: {a: {type: 'array', prefixItems: [text]}}}),
      /properties\.a: a field has no "prefixItems"/,
    ],
    [
      'a map of patterns',
      lend({properties: {a: {type: 'object', patternProperties: {x: text}}}}),
      /properties\.a: a field has no "patternProperties"/,
    ],
    [
      'a list of nothing',
      lend({properties: {a: {type: 'array'}}}),
      /properties\.a\.items: it is missing/,
    ],
    [
      'an object that is another schema',
      lend({properties: {a: {type: 'object', allOf: [ref('a.v1.B')]}}}),
      /properties\.a: a field is of one type, not of .*a\.v1\.B or object/,
    ],
    [
      'a map that is no field',
      lend({type: 'object', additionalProperties: text}),
      /"r\.v1\.Lend": it is neither a message nor an enumeration/,
    ],
    [
      'a required field that does not exist',
      lend({properties: {a: text}, required: ['b']}),
      /"r\.v1\.Lend": it requires "b", which is no field/,
    ],
    [
      'a group of a field that does not exist',
      lend({
        properties: {a: text},
        oneOf: [{required: ['a']}, {required: ['b']}],
      }),
      /"r\.v1\.Lend": it requires "b", which is no field/,
    ],
    [
      'a field of two types',
      lend({properties: {a: {oneOf: [ref('a.v1.B'), text]}}}),
      /properties\.a: a field is of one type, not of .*a\.v1\.B or string/,
    ],
    [
      'a message made of others',
      lend({allOf: [ref('a.v1.B'), {properties: {c: text}}]}),
      /allOf\.0: a message is not put together/,
    ],
    [
      'no request',
      lend({}, {post: {requestBody: undefined}}),
      /Lend"\.post\.requestBody: it is missing/,
    ],
    [
      'no response of success',
      lend({}, {post: {responses: {default: {}}}}),
      /Lend"\.post\.responses\.200: it is missing/,
    ],
    [
      'a call that is only a GET request',
      lend({}, {item: {get: {}}}),
      /ShelfService\/Lend": it has no "post"/,
    ],
    [
      'one call under two prefixes',
      {paths: {[path]: {}, [`/twirp${path}`]: {}}},
      /paths\."\/twirp\/holt\.shelf\.v1\.ShelfService\/Lend": .* another prefix/,
    ],
    [
      'no JSON',
      lend({}, {post: {requestBody: {content: {'application/proto': {}}}}}),
      /requestBody: it has no JSON/,
    ],
    [
      'a request that refers to itself',
      {
        ...lend({}, {post: {requestBody: {$ref: '#/components/bodies/a'}}}),
        components: {bodies: {a: {$ref: '#/components/bodies/a'}}},
      },
      /requestBody: "\$ref: #\/components\/bodies\/a" leads to no body/,
    ],
  ])('says where %s stands', (_, document, message) => {
    expect(() => readStructure(document)).toThrow(message);
  });

  it('has no operations where there are none', () => {
    for (const document of [undefined, 7, [], {}, {paths: {'/health': {}}}]) {
      expect(readStructure(document)).toEqual({operations: {}, schemas: {}});
    }
  });
});

describe('what a file does not decide', () => {
  const ours = library;
  /** The types of fields with these schemas, completed. */
  const types = (
    properties: object,
    known: Structure = {operations: {}, schemas: {}},
  ): string[] => {
    const read = readStructure(
      lend({type: 'object'}, {schemas: {'holt.shelf.v1.Book': {properties}}}),
    );
    const {fields = {}} =
      withKnownTypes(read, known).schemas['holt.shelf.v1.Book'] ?? {};
    return Object.values(fields).map(({type}) => type);
  };
  const integer = {type: 'integer'};
  const list = (items: object): object => ({type: 'array', items});
  const wide = {oneOf: [{type: 'string'}, {type: 'number'}]};
  const int64 = {type: ['integer', 'string'], format: 'int64'};

  it.each<[string, object, string[]]>([
    ['32-bit integers', {pages: integer}, ['int32']],
    ['lists of them', {pages: list(integer)}, ['[]int32']],
    ['64-bit numbers', {bytes: wide}, ['int64']],
    [
      'integers without a format, of a generator that writes it for others',
      {pages: integer, all: list(integer), bytes: int64},
      ['uint32', '[]uint32', 'int64'],
    ],
  ])('is, of %s, what is most likely', (_, properties, expected) => {
    expect(types(properties)).toEqual(expected);
  });

  it.each<[string, string, object, string]>([
    ['pages', 'uint32', integer, 'uint32'],
    ['pages', '[]uint32', list(integer), '[]uint32'],
    ['bytes', 'double', wide, 'double'],
    ['bytes', 'uint64', int64, 'uint64'],
    // Written out, it is decided.
    ['pages', 'int32', {...integer, format: 'uint32'}, 'uint32'],
    ['bytes', 'double', int64, 'int64'],
    ['cover', 'bytes', {type: 'string'}, 'string'],
  ])('is, of %s, known to be %s: %o is %s', (name, type, schema, expected) => {
    const book = {oneOf: [], fields: {[name]: {type, deprecated: false}}};
    const known = {operations: {}, schemas: {'holt.shelf.v1.Book': book}};
    expect(types({[name]: schema}, known)).toEqual([expected]);
  });

  it('is, of a stream that is only named, what its messages were', () => {
    const watch = '/holt.shelf.v1.ShelfService/WatchShelf';
    const named = readStructure({paths: {[watch]: {}}});
    expect(named.undescribed).toEqual([watch]);
    expect(withKnownTypes(named, ours).operations).toEqual({
      [watch]: ours.operations[watch],
    });
    expect(
      withKnownTypes(named, {operations: {}, schemas: {}}).undescribed,
    ).toEqual([watch]);
  });
});
