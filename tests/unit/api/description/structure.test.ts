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
    [{oneOf: [{type: 'string'}, {type: 'number'}]}, 'int64'],
    [{type: ['integer', 'null'], format: 'int32'}, 'int32'],
    [{type: 'integer'}, 'integer'],
    [{anyOf: [ref('a.v1.B'), {type: 'null'}]}, 'a.v1.B'],
    [{description: 'One.', oneOf: [ref('a.v1.B'), {type: 'null'}]}, 'a.v1.B'],
    [{type: 'string', contentEncoding: 'base64'}, 'bytes'],
    [{type: 'string', format: 'byte'}, 'bytes'],
    [{type: 'string', format: 'date'}, 'string'],
    [{type: 'string', format: 'int32'}, 'string'],
    [{type: 'number'}, 'double'],
    [
      {type: 'array', items: {type: 'array', items: {type: 'boolean'}}},
      '[][]bool',
    ],
    [{type: 'object', additionalProperties: {type: 'string'}}, 'map<string>'],
    [{}, 'any'],
    ['no schema', 'any'],
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

  it('requires a field whose message has a group', () => {
    const schema = {
      required: ['shelf'],
      allOf: [
        {properties: {shelf: text, row: text}},
        {oneOf: [member('title'), member('isbn')]},
      ],
    };
    const {fields} = readStructure(lend(schema)).schemas['r.v1.Lend']!;
    expect(
      Object.keys(fields!).filter((one) => fields![one]!.required),
    ).toEqual(['shelf']);
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
  ])('writes the values in the limits of %o as JSON does', (field, limits) => {
    const read = readStructure(lend({properties: {field}}));
    expect(read.schemas['r.v1.Lend']!.fields!.field!.limits).toEqual(limits);
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
            'google.rpc.ErrorInfo': {type: 'object'},
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
            description: ' Code stays:\n\n     a\n\n # Why\n',
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
      text: 'Lends a book.\n\nCode stays:\n\n    a\n\n**Why**',
    });
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
      /"r\.v1\.Lend"\.properties\.a: the fields of this message have no name/,
    ],
    [
      'a field of two types',
      lend({properties: {a: {oneOf: [ref('a.v1.B'), text]}}}),
      /properties\.a: a field is of one type, not of a\.v1\.B or string/,
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
  const field = (structure: Structure, name: string): string | undefined =>
    structure.schemas['holt.shelf.v1.Book']?.fields?.[name]?.type;
  const read = (pages: object): Structure => ({
    operations: {},
    schemas: {
      'holt.shelf.v1.Book': {
        oneOf: [],
        fields: {
          pages: {type: readType(pages), deprecated: false},
          cover: {type: 'string', deprecated: false},
        },
      },
    },
  });

  it('is as it is known', () => {
    const known = withKnownTypes(read({type: 'integer'}), ours);
    expect(field(known, 'pages')).toBe('int32');
    expect(field(known, 'cover')).toBe('bytes');
    // Written out, it is decided.
    const decided = read({type: 'integer', format: 'uint32'});
    expect(field(withKnownTypes(decided, ours), 'pages')).toBe('uint32');
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
