import cloneDeep from 'es-toolkit/compat/cloneDeep';
import omit from 'es-toolkit/compat/omit';
import pick from 'es-toolkit/compat/pick';
import {stringify} from 'yaml';
import {describe, expect, it} from 'vitest';
import {compareStructures} from '../../../src/changes/compare';
import type {Rename} from '../../../src/changes/renameIn';
import {
  readStructure,
  type FieldShape,
  type Structure,
} from '../../../src/changes/structure';
import {DescriptionFiles} from '../../../src/intake/descriptionFiles';
import {planIntake, type Intake} from '../../../src/intake/planIntake';
import {formatIntakeReport} from '../../../src/intake/report';
import {unplacedFile} from '../../../src/intake/unplaced';
import {
  dialects,
  library,
  platformDocument,
  type Dialect,
} from '../changes/platform';
import {writtenFiles} from './library';

const [plain] = dialects as [Dialect];
const written = writtenFiles(library);

interface Options {
  applyRemovals?: boolean;
  renames?: Rename[];
  files?: ReadonlyMap<string, string>;
}

const take = (
  structure: Structure,
  {applyRemovals = true, renames = [], files = written}: Options = {},
): Intake =>
  planIntake({
    files,
    platform: {
      file: 'platform.json',
      text: JSON.stringify(platformDocument(structure, plain)),
    },
    applyRemovals,
    renames,
  });

const getStructure = (files: ReadonlyMap<string, string>): Structure =>
  readStructure(new DescriptionFiles(new Map(files)).bundle());

function changed(change: (later: Structure) => void): Structure {
  const later = cloneDeep(library);
  change(later);
  return later;
}

const getFields = (
  {schemas}: Structure,
  name: string,
): Record<string, {type: string; deprecated: boolean; text?: string}> =>
  schemas[`holt.shelf.v1.${name}`]?.fields ?? {};

/** Files that an intake writes, takes out or adds. */
const touched = ({files}: Intake): string[] =>
  [...new Set([...written.keys(), ...files.keys()])]
    .filter((file) => files.get(file) !== written.get(file))
    .map((file) => file.replace(/^openapi\/(?:services\/shelf\/)?/, ''))
    .sort();

describe('an intake', () => {
  it('of what is there already changes nothing', () => {
    const intake = take(library);
    expect(touched(intake)).toEqual([]);
    expect(intake.changes).toEqual([]);
    expect(formatIntakeReport('platform.json', intake)).toContain(
      'Nothing to do',
    );
  });

  it('does not write over an operation of another version or service', () => {
    const later = changed(({operations}) => {
      const path = '/holt.shelf.v2.ShelfService/ListBooks';
      const [known] = Object.values(operations);
      operations[path] = {...known!, path};
    });
    expect(() => take(later)).toThrow(
      'operations/list-books.yaml: it describes another operation than /holt.shelf.v2.ShelfService/ListBooks.',
    );
  });

  it('gives each of two fields of one type a type of its own', () => {
    const later = changed(({operations, schemas}) => {
      const path = '/holt.shelf.v1.ShelfService/SortBooks';
      const [known] = Object.values(operations);
      const request = 'holt.shelf.v1.SortBooksRequest';
      operations[path] = {...known!, path, request};
      const list = (): FieldShape => ({type: '[]string', deprecated: false});
      schemas[request] = {oneOf: [], fields: {ids: list(), tags: list()}};
    });
    const {files} = take(later);
    expect([...files.values()].join('')).not.toMatch(/[&*]a1/);
    // A second release can change one of them.
    const then = cloneDeep(later);
    getFields(then, 'SortBooksRequest').ids!.type = '[]int32';
    const again = take(then, {files});
    const {ids, tags} = getFields(
      getStructure(again.files),
      'SortBooksRequest',
    );
    expect([ids?.type, tags?.type]).toEqual(['[]int32', '[]string']);
  });

  it('adds operations, schemas, fields and values as drafts, with their comments', () => {
    const later = changed(({operations, schemas}) => {
      const path = '/holt.shelf.v1.ShelfService/GetBook';
      operations[path] = {
        path,
        request: 'holt.shelf.v1.GetBookRequest',
        response: 'holt.shelf.v1.Book',
        streaming: false,
        deprecated: false,
        text: 'GetBook returns a book: by its ID.',
      };
      schemas['holt.shelf.v1.GetBookRequest'] = {
        oneOf: [],
        fields: {id: {type: 'string', deprecated: false}},
      };
      getFields({operations, schemas}, 'Book').shelf = {
        type: 'map<int64>',
        deprecated: false,
      };
      schemas['holt.shelf.v1.Kind']?.values?.unshift('KIND_NONE');
    });
    const intake = take(later);
    expect(touched(intake)).toEqual([
      'openapi.yaml',
      'operations/get-book.yaml',
      'schemas/book.yaml',
      'schemas/getbookrequest.yaml',
      'schemas/kind.yaml',
    ]);
    expect(compareStructures(getStructure(intake.files), later)).toEqual([]);
    const operation = intake.files.get(
      'openapi/services/shelf/operations/get-book.yaml',
    );
    expect(operation).toContain('x-draft: true');
    expect(operation).toContain('GetBook returns a book: by its ID.');
    expect(operation).toContain('summary: Get book');
    expect(
      intake.files.get('openapi/services/shelf/schemas/kind.yaml'),
    ).toContain('x-draft-values:\n    - KIND_NONE');
  });

  it('takes nothing out unless it is told to, and then keeps the words', () => {
    const later = changed(({operations, schemas}) => {
      delete operations['/holt.shelf.v1.ShelfService/WatchShelf'];
      delete schemas['holt.shelf.v1.WatchShelfRequest'];
      delete getFields({operations, schemas}, 'Book').cover;
    });
    const careful = take(later, {applyRemovals: false});
    expect(touched(careful)).toEqual([]);
    expect(
      careful.changes.map(({kind, isApplied}) => [kind, isApplied]),
    ).toEqual([
      ['operation-removed', false],
      ['schema-removed', false],
      ['field-removed', false],
    ]);
    expect(formatIntakeReport('p', careful)).toContain(
      '## Waits for --apply-removals',
    );
    const intake = take(later);
    expect(compareStructures(getStructure(intake.files), later)).toEqual([]);
    const kept = intake.files.get(unplacedFile) ?? '';
    for (const words of [
      'Does WatchShelf.',
      'About holt.shelf.v1.WatchShelfRequest.',
      'Says cover',
    ]) {
      expect(kept).toContain(words);
    }
  });

  it('moves the words of what has another name, also after a first intake', () => {
    const later = changed((one) => {
      const fields = getFields(one, 'Book');
      fields.pageCount = fields.pages ?? {type: 'int32', deprecated: false};
      delete fields.pages;
    });
    const renames = [
      {from: 'holt.shelf.v1.Book.pages', to: 'holt.shelf.v1.Book.pageCount'},
    ];
    const first = take(later, {applyRemovals: false});
    expect(first.maybeRenamed).toEqual(renames);
    for (const files of [written, first.files]) {
      const {files: after, changes} = take(later, {renames, files});
      const text = after.get('openapi/services/shelf/schemas/book.yaml') ?? '';
      expect(text).toMatch(
        /pageCount:\n(?:.*\n){2} *description: .*Says pages/,
      );
      expect(text).not.toContain('x-draft');
      expect(after.has(unplacedFile)).toBe(false);
      expect(changes.map(({kind}) => kind)).toEqual(['field-renamed']);
      expect(compareStructures(getStructure(after), later)).toEqual([]);
    }
  });

  it('takes in a service and a well-known type that are new', () => {
    const later = changed(({operations, schemas}) => {
      const path = '/holt.cellar.v1.CellarService/ListWines';
      operations[path] = {
        path,
        request: 'google.protobuf.Empty',
        response: 'holt.cellar.v1.Wine',
        streaming: false,
        deprecated: false,
      };
      schemas['holt.cellar.v1.Wine'] = {
        oneOf: [],
        fields: {more: {type: 'google.protobuf.Value', deprecated: false}},
      };
    });
    const {files} = take(later);
    expect(compareStructures(getStructure(files), later)).toEqual([]);
    const service = 'services/cellar/service.yaml';
    expect(files.get(`openapi/${service}`)).toContain('CellarService');
    expect(files.get('openapi/openapi.yaml')).toContain(service);
    // And out again, with the last of its operations.
    const without = take(library, {files}).files;
    expect(without.has(`openapi/${service}`)).toBe(false);
    expect(without.get('openapi/openapi.yaml')).not.toContain(service);
    expect(without.get(unplacedFile)).toContain('CellarService');
    expect(files.has('openapi/shared/schemas/google-protobuf-value.yaml')).toBe(
      true,
    );
  });
});

const document = platformDocument(library, plain) as {
  paths: Record<string, object>;
  components: {schemas: Record<string, object>};
};
const withPaths = (paths: object): string => stringify({...document, paths});

it.each([
  [
    'an API that is not Connect',
    'openapi: 3.1.0\npaths: {/pets: {get: {}}}',
    /describes no Connect API/,
  ],
  [
    'a description that is not whole',
    stringify({
      ...document,
      components: {
        schemas: omit(document.components.schemas, 'holt.shelf.v1.Kind'),
      },
    }),
    /refers to holt\.shelf\.v1\.Kind.*not whole/,
  ],
  [
    'a part of this API',
    withPaths(pick(document.paths, Object.keys(document.paths)[0]!)),
    /it has 1 of the 3 operations of this API/,
  ],
  [
    'another API',
    stringify(document).replaceAll('holt.shelf', 'acme.store'),
    /it has 0 of the 3 operations/,
  ],
])('an intake refuses %s', (_, text, message) => {
  const platform = {file: 'given.yaml', text};
  expect(() =>
    planIntake({files: written, platform, applyRemovals: true, renames: []}),
  ).toThrow(message);
});
