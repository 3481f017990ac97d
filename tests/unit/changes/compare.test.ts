import cloneDeep from 'es-toolkit/compat/cloneDeep';
import mapValues from 'es-toolkit/compat/mapValues';
import {describe, expect, it} from 'vitest';
import {compareStructures, type Change} from '../../../src/changes/compare';
import type {Rename} from '../../../src/api/description/releases';
import type {Structure} from '../../../src/api/description/structure';
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
): Record<string, {type: string; deprecated: boolean}> =>
  schemas[`holt.shelf.v1.${name}`]?.fields ?? {};

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
  it.each<[Limits, Limits, string]>([
    [{}, {minLength: 1}, 'field-narrowed breaking'],
    [{maxLength: 20}, {maxLength: 30}, 'field-relaxed additive'],
    [{maximum: 9}, {maximum: 5}, 'field-narrowed breaking'],
    [{pattern: 'a'}, {pattern: 'b'}, 'field-narrowed breaking'],
    [{pattern: 'a'}, {}, 'field-relaxed additive'],
    [{enum: ['a']}, {enum: ['a', 'b']}, 'field-relaxed additive'],
    [{items: {}}, {items: {minLength: 2}}, 'field-narrowed breaking'],
    [{default: 1}, {default: 2}, 'field-default breaking'],
    [{}, {not: {enum: ['a']}}, 'field-narrowed breaking'],
  ])('from %o to %o are rated', (limits, later, expected) => {
    const set = (structure: Structure, value: Limits): void => {
      structure.schemas['holt.shelf.v1.ListBooksRequest']!.fields!.shelfId = {
        type: 'string',
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
    ).toEqual([expected]);
  });

  it('and a field that becomes required are told', () => {
    const [change] = getChanges(({schemas}) => {
      schemas['holt.shelf.v1.ListBooksRequest']!.fields!.shelfId!.required =
        true;
    });
    expect(change).toMatchObject({kind: 'field-required', rating: 'breaking'});
  });
});
