import cloneDeep from 'es-toolkit/compat/cloneDeep';
import mapValues from 'es-toolkit/compat/mapValues';
import {describe, expect, it} from 'vitest';
import {compareStructures, type Change} from '../../../src/changes/compare';
import type {Rename} from '../../../src/api/description/releases';
import type {
  FieldShape,
  Structure,
} from '../../../src/api/description/structure';
import {library} from '../api/description/platform';

const service = 'holt.shelf.v1.ShelfService';

function getChanges(
  change: (later: Structure) => void,
  renames: Rename[] = [],
): Change[] {
  const later = cloneDeep(library);
  change(later);
  return compareStructures(library, later, renames);
}

const getFields = (
  {schemas}: Structure,
  name: string,
): Record<string, FieldShape> => schemas[`holt.shelf.v1.${name}`]?.fields ?? {};

/** What a change does to each operation: its rating, by the name of the RPC. */
const ratings = ({touches}: Change): Record<string, string> =>
  Object.fromEntries(
    touches.map(({operation, rating}): [string, string] => [
      operation.slice(operation.lastIndexOf('.') + 1),
      rating,
    ]),
  );

describe('the changes between two structures', () => {
  it('name each operation that a shared schema reaches, once', () => {
    const [change, ...others] = getChanges((later) => {
      getFields(later, 'Book').shelf = {type: 'string', deprecated: false};
    });
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      kind: 'field-added',
      subject: 'holt.shelf.v1.Book.shelf',
      rating: 'additive',
      touches: [
        {operation: `${service}.ListBooks`, directions: ['response']},
        {operation: `${service}.AddBook`, directions: ['response']},
        {operation: `${service}.WatchShelf`, directions: ['response']},
      ],
    });
  });

  it('are rated by the message that carries them', () => {
    const [change] = getChanges((later) => {
      later.schemas['holt.shelf.v1.Kind'] = {oneOf: [], values: ['KIND_PAPER']};
    });
    expect(change?.kind).toBe('value-removed');
    // Sent by one, received by the others.
    expect(change && ratings(change)).toEqual({
      AddBook: 'breaking',
      ListBooks: 'additive',
      WatchShelf: 'additive',
    });
    expect(change?.rating).toBe('breaking');
  });

  it.each([
    ['Book', 'pages', 'int64', 'breaking'],
    ['Book', 'pages', 'double', 'breaking'],
    ['Book', 'pages', '[]int32', 'breaking'],
    ['AddBookRequest', 'labels', 'map<int32>', 'breaking'],
  ])('break who reads %s.%s as %s', (schema, field, type, rating) => {
    const [change] = getChanges((later) => {
      getFields(later, schema)[field] = {type, deprecated: false};
    });
    expect(change).toMatchObject({kind: 'field-type', rating});
  });

  it('are found in a schema without a package', () => {
    const read = (
      fields: Structure['schemas'][string]['fields'],
    ): Structure => ({
      operations: mapValues(library.operations, (one) => ({
        ...one,
        request: 'Ask',
      })),
      schemas: {
        Ask: {oneOf: [], fields: {about: {type: 'Topic', deprecated: false}}},
        Topic: {oneOf: [], fields},
      },
    });
    const before = read({name: {type: 'string', deprecated: false}});
    expect(compareStructures(before, read({}))).toMatchObject([
      {kind: 'field-removed', rating: 'breaking'},
    ]);
  });

  it('know a field by its new name', () => {
    const rename = {
      from: 'holt.shelf.v1.AddBookRequest.title',
      to: 'holt.shelf.v1.AddBookRequest.name',
    };
    const change = (later: Structure): void => {
      const schema = later.schemas['holt.shelf.v1.AddBookRequest'];
      if (!schema?.fields?.title) throw new Error('no title');
      schema.fields.name = schema.fields.title;
      delete schema.fields.title;
      schema.oneOf = [['isbn', 'name']];
    };
    expect(getChanges(change, [rename])).toMatchObject([
      {kind: 'field-renamed', from: 'title', to: 'name', rating: 'breaking'},
    ]);
    // Without being told, one is gone and one is new.
    expect(
      getChanges(change)
        .map(({kind}) => kind)
        .sort(),
    ).toEqual(['field-added', 'field-removed']);
  });

  const field: FieldShape = {type: 'string', deprecated: false};
  const list = '/holt.shelf.v1.ShelfService/ListBooks';
  const ask = 'holt.shelf.v1.ListBooksRequest';
  /** Gives the request of a call another name, and a field. */
  const askWith =
    (shape: FieldShape) =>
    ({operations, schemas}: Structure): void => {
      operations[list]!.request = 'holt.shelf.v1.Ask';
      schemas['holt.shelf.v1.Ask'] = {oneOf: [], fields: {shelfId: shape}};
      delete schemas[ask];
    };

  it.each<[string, (later: Structure) => void, ...string[]]>([
    [
      'a required field is added',
      (later) => {
        getFields(later, 'ListBooksRequest').year = {...field, required: true};
        getFields(later, 'ListBooksResponse').year = {...field, required: true};
      },
      'breaking: required-field-added ListBooksRequest.year',
      'additive: required-field-added ListBooksResponse.year',
    ],
    [
      'a path gets a prefix',
      ({operations}) => (operations[list]!.prefix = '/api'),
      'breaking: operation-path ShelfService.ListBooks',
    ],
    [
      'a type and its limits change',
      (later) => {
        const limits = {maximum: 9};
        getFields(later, 'Book').bytes = {...field, type: 'int32', limits};
      },
      'breaking: field-type Book.bytes',
    ],
    [
      'a type gets another name',
      ({schemas}) => {
        schemas['holt.shelf.v1.Sort'] = schemas['holt.shelf.v1.Kind']!;
        delete schemas['holt.shelf.v1.Kind'];
        for (const {fields = {}} of Object.values(schemas)) {
          if (fields.kind) fields.kind.type = 'holt.shelf.v1.Sort';
        }
      },
      'additive: schema-added v1.Sort',
      'documentation: schema-removed v1.Kind',
    ],
    [
      'a request gets another name',
      askWith(field),
      'additive: schema-added v1.Ask',
      'documentation: schema-removed v1.ListBooksRequest',
    ],
    [
      'a request with another name requires more',
      askWith({...field, required: true}),
      'breaking: operation-message ShelfService.ListBooks',
      'additive: schema-added v1.Ask',
      'documentation: schema-removed v1.ListBooksRequest',
    ],
    [
      'a request with another name accepts less',
      askWith({...field, limits: {maxLength: 9}}),
      'breaking: operation-message ShelfService.ListBooks',
      'additive: schema-added v1.Ask',
      'documentation: schema-removed v1.ListBooksRequest',
    ],
    [
      'one of two exclusive fields is removed',
      (later) => {
        later.schemas['holt.shelf.v1.AddBookRequest']!.oneOf = [];
        delete getFields(later, 'AddBookRequest').isbn;
      },
      'breaking: field-removed AddBookRequest.isbn',
    ],
    [
      'a field gets one that it excludes',
      (later) => {
        later.schemas[ask]!.oneOf = [['shelfId', 'wall']];
        getFields(later, 'ListBooksRequest').wall = field;
      },
      'additive: field-added ListBooksRequest.wall',
    ],
    [
      'fields can be set together',
      ({schemas}) => (schemas['holt.shelf.v1.AddBookRequest']!.oneOf = []),
      'additive: fields-together v1.AddBookRequest',
    ],
    [
      'another field is exclusive',
      ({schemas}) =>
        (schemas['holt.shelf.v1.AddBookRequest']!.oneOf = [
          ['isbn', 'kind', 'title'],
        ]),
      'breaking: fields-exclusive v1.AddBookRequest',
    ],
    [
      'a stream without a description is added',
      (later) => (later.undescribed = ['/holt.shelf.v1.ShelfService/Follow']),
      'additive: operation-added ShelfService.Follow',
    ],
  ])('say of each thing what it is: %s', (_, change, ...expected) => {
    expect(
      getChanges(change).map(
        ({rating, kind, subject}) =>
          `${rating}: ${kind} ${subject.split('.').slice(-2).join('.')}`,
      ),
    ).toEqual(expected);
  });

  it.each([
    [true, []],
    [false, ['operation-streaming']],
  ])('know a stream that is described late: %s', (streaming, expected) => {
    const {[list]: one, ...operations} = library.operations;
    const before = {...library, operations, undescribed: [list]};
    const after = {
      ...library,
      operations: {...operations, [list]: {...one!, streaming}},
    };
    const kinds = compareStructures(before, after).map(({kind}) => kind);
    expect(kinds).toEqual(expected);
    const gone = {...library, operations};
    expect(compareStructures(before, gone)).toMatchObject([
      {kind: 'operation-removed', rating: 'breaking'},
    ]);
  });

  it('refuse a rename from something that was not there', () => {
    const rename = {from: 'holt.shelf.v1.Boook', to: 'holt.shelf.v1.Volume'};
    expect(() => getChanges(() => undefined, [rename])).toThrow(
      /"holt\.shelf\.v1\.Boook", which is no operation, schema, field or value/,
    );
  });

  it('tell operations that come, go, change form or are deprecated', () => {
    const changes = getChanges(({operations}) => {
      const [list, add, watch] = Object.values(operations);
      if (!list || !add || !watch) throw new Error('no operations');
      delete operations[list.path];
      add.deprecated = true;
      watch.streaming = false;
      const path = '/holt.shelf.v1.ShelfService/GetBook';
      operations[path] = {...add, path, deprecated: false};
    });
    expect(
      changes.map(({kind, subject, rating}) => [
        kind,
        subject.split('.').at(-1),
        rating,
      ]),
    ).toEqual([
      ['operation-deprecated', 'AddBook', 'deprecated'],
      ['operation-streaming', 'WatchShelf', 'breaking'],
      ['operation-added', 'GetBook', 'additive'],
      ['operation-removed', 'ListBooks', 'breaking'],
    ]);
  });
});

describe('limits of a field', () => {
  type Limits = Record<string, unknown>;
  const narrowed = 'field-narrowed breaking';
  const relaxed = 'field-relaxed additive';
  it.each<[type: string, Limits, Limits, ...string[]]>([
    ['string', {}, {minLength: 1}, narrowed],
    ['string', {maxLength: 20}, {maxLength: 30}, relaxed],
    ['int32', {maximum: 9}, {maximum: 5}, narrowed],
    ['string', {pattern: 'a'}, {pattern: 'b'}, narrowed],
    ['string', {pattern: 'a'}, {}, relaxed],
    ['string', {enum: ['a']}, {enum: ['a', 'b']}, relaxed],
    ['[]string', {items: {}}, {items: {minLength: 2}}, narrowed],
    ['string', {default: '1'}, {default: '2'}, 'field-default breaking'],
    ['string', {}, {not: {enum: ['a']}}, narrowed],
    // Both keys of a bound are one limit.
    ['int32', {exclusiveMaximum: 10}, {maximum: 20}, relaxed],
    ['int32', {minimum: 1}, {exclusiveMinimum: 0}],
    ['[]int64', {items: {maximum: 9}}, {items: {exclusiveMaximum: 10}}],
    ['double', {minimum: 0}, {exclusiveMinimum: 0}, narrowed],
    ['double', {minimum: 1}, {exclusiveMinimum: 0}, relaxed],
    // Values without effect.
    ['string', {}, {minLength: 0}],
    ['uint32', {}, {minimum: 0}],
    ['[]string', {}, {uniqueItems: false}],
    ['[]string', {uniqueItems: true}, {uniqueItems: false}, relaxed],
    // Allowed and excluded values are sets.
    ['string', {const: 'a'}, {enum: ['b', 'a']}, relaxed],
    ['string', {enum: ['a', 'b']}, {const: 'a'}, narrowed],
    ['string', {not: {enum: ['a', 'b']}}, {not: {enum: ['b', 'a']}}],
    ['string', {not: {enum: ['a', 'b']}}, {not: {const: 'a'}}, relaxed],
    ['int32', {multipleOf: 4}, {multipleOf: 2}, relaxed],
    // Who sets a read-only field in a request is not heard.
    ['string', {}, {readOnly: true}, narrowed],
    ['string', {readOnly: true}, {}, relaxed],
  ])('of %s from %o to %o are rated', (type, limits, later, ...expected) => {
    const set = (structure: Structure, value: Limits): void => {
      structure.schemas['holt.shelf.v1.ListBooksRequest']!.fields!.shelfId = {
        type,
        deprecated: false,
        limits: value,
      };
    };
    const [before, after] = [cloneDeep(library), cloneDeep(library)];
    set(before, limits);
    set(after, later);
    expect(
      compareStructures(before, after).map(
        ({kind, rating}) => `${kind} ${rating}`,
      ),
    ).toEqual(expected);
  });

  it('and a field that becomes required are told', () => {
    const [change] = getChanges(({schemas}) => {
      schemas['holt.shelf.v1.ListBooksRequest']!.fields!.shelfId!.required =
        true;
    });
    expect(change).toMatchObject({kind: 'field-required', rating: 'breaking'});
  });
});
