import path from 'node:path';
import fc from 'fast-check';
import cloneDeep from 'es-toolkit/compat/cloneDeep';
import {stringify} from 'yaml';
import {describe, expect, it} from 'vitest';
import {compareStructures} from '../../../src/changes/compare';
import type {Rename} from '../../../src/changes/renameIn';
import {readStructure, type Structure} from '../../../src/changes/structure';
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
  dialect?: Dialect;
  files?: ReadonlyMap<string, string>;
}

const take = (
  structure: Structure,
  {
    applyRemovals = true,
    renames = [],
    dialect = plain,
    files = written,
  }: Options = {},
): Intake =>
  planIntake({
    files,
    platform: {
      file: 'platform.json',
      text: JSON.stringify(platformDocument(structure, dialect)),
    },
    applyRemovals,
    renames,
  });

const getStructure = (files: ReadonlyMap<string, string>): Structure =>
  readStructure(new DescriptionFiles(new Map(files)).bundle());

/** References between services that lead to no file. */
function lostReferences(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(/\$ref: ["']?([^"'#\s]+)/g)]
      .map(([, place = '']) => path.posix.join(path.posix.dirname(file), place))
      .filter((target) => target.startsWith('openapi/services/'))
      .filter((target) => !files.has(target))
      .map((target) => `${file}: ${target}`),
  );
}

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
  it.each(dialects)(
    'of what is there already changes nothing: %o',
    (dialect) => {
      const intake = take(library, {dialect});
      expect(touched(intake)).toEqual([]);
      expect(intake.changes).toEqual([]);
      expect(formatIntakeReport('platform.json', intake)).toContain(
        'Nothing to do',
      );
    },
  );

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

  it('adds fields with the group of which one alone is set', () => {
    const exclude = (before: Structure, ...names: string[]): Structure => {
      const later = cloneDeep(before);
      for (const name of names) {
        getFields(later, 'Book')[name] ??= {type: 'string', deprecated: false};
      }
      const book = later.schemas['holt.shelf.v1.Book'];
      if (book) book.oneOf = names;
      return later;
    };
    // Of new fields alone, and of one that joins those that are known.
    const two = exclude(library, 'author', 'editor');
    const three = exclude(two, 'author', 'editor', 'press');
    const first = take(two);
    const second = take(three, {files: first.files});
    for (const [{files}, later] of [
      [first, two],
      [second, three],
    ] as const) {
      expect(compareStructures(getStructure(files), later)).toEqual([]);
      expect(take(later, {files}).changes).toEqual([]);
    }
  });

  it('keeps every word and every comment', () => {
    const later = changed((one) => {
      getFields(one, 'Book').pages = {type: 'int64', deprecated: true};
    });
    const {files} = take(later);
    const text = files.get('openapi/services/shelf/schemas/book.yaml') ?? '';
    expect(text).toContain('Says pages: "what" it is.');
    expect(text).toContain('About holt.shelf.v1.Book.');
    const lines = (one: string): string[] => one.split('\n');
    const before =
      written.get('openapi/services/shelf/schemas/book.yaml') ?? '';
    const lost = lines(before).filter((line) => !lines(text).includes(line));
    expect(lost).toEqual(['      type: integer', '      format: int32']);
  });

  it('says no longer that a field is always there that becomes a list', () => {
    const book = 'openapi/services/shelf/schemas/book.yaml';
    const files = new Map(written);
    const text = written.get(book) ?? '';
    files.set(
      book,
      text.replace(
        /( {6}description: 'Says id.*\n)/,
        '$1      x-always-present: true\n',
      ),
    );
    expect(files.get(book)).toContain('x-always-present');
    const later = changed((one) => {
      getFields(one, 'Book').id = {type: '[]string', deprecated: false};
    });
    expect(take(later, {files}).files.get(book)).not.toContain(
      'x-always-present',
    );
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

  it('asks whether what is gone and what is new are one thing, and keeps its examples', () => {
    const later = JSON.parse(
      JSON.stringify(library)
        .replaceAll('holt.shelf.v1.Book"', 'holt.shelf.v1.Volume"')
        .replaceAll('ShelfService/WatchShelf"', 'ShelfService/FollowShelf"'),
    ) as Structure;
    const intake = take(later, {applyRemovals: false});
    expect(intake.maybeRenamed).toEqual([
      {
        from: 'holt.shelf.v1.ShelfService.WatchShelf',
        to: 'holt.shelf.v1.ShelfService.FollowShelf',
      },
      {from: 'holt.shelf.v1.Book', to: 'holt.shelf.v1.Volume'},
    ]);
    expect(formatIntakeReport('p', intake)).not.toContain('was emptied');
    expect(take(later).maybeRenamed).toEqual([]);
  });

  it('asks so of a value, if it is the only one', () => {
    const [name = '', {values = []} = {}] =
      Object.entries(library.schemas).find(([, {values}]) => values) ?? [];
    const [first = '', second = ''] = values;
    const later = changed(({schemas}) => {
      const schema = schemas[name];
      if (schema) schema.values = [...values.slice(1), 'RENAMED'];
    });
    expect(take(later, {applyRemovals: false}).maybeRenamed).toEqual([
      {from: `${name}.${first}`, to: `${name}.RENAMED`},
    ]);
    const two = changed(({schemas}) => {
      const schema = schemas[name];
      if (schema) schema.values = [...values.slice(2), 'ONE', 'TWO'];
    });
    expect(second).not.toBe('');
    expect(take(two, {applyRemovals: false}).maybeRenamed).toEqual([]);
  });

  it('moves the files of schemas and operations that have other names', () => {
    const later = JSON.parse(
      JSON.stringify(library)
        .replaceAll('holt.shelf.v1.Book"', 'holt.shelf.v1.Volume"')
        .replaceAll('ShelfService/AddBook', 'ShelfService/AddVolume'),
    ) as Structure;
    const intake = take(later, {
      renames: [
        {from: 'holt.shelf.v1.Book', to: 'holt.shelf.v1.Volume'},
        {
          from: 'holt.shelf.v1.ShelfService.AddBook',
          to: 'holt.shelf.v1.ShelfService.AddVolume',
        },
      ],
    });
    expect(compareStructures(getStructure(intake.files), later)).toEqual([]);
    expect(
      intake.files.get('openapi/services/shelf/schemas/volume.yaml'),
    ).toContain('About holt.shelf.v1.Book.');
    expect(
      intake.files.get('openapi/services/shelf/operations/add-volume.yaml'),
    ).toContain('Does AddBook.');
    expect(intake.files.has('openapi/services/shelf/schemas/book.yaml')).toBe(
      false,
    );
  });

  it('moves an operation and a schema to a package that is new', () => {
    const later = JSON.parse(
      JSON.stringify(library)
        .replaceAll('holt.shelf.v1.Book"', 'holt.desk.v1.Book"')
        .replaceAll(
          '/holt.shelf.v1.ShelfService/AddBook',
          '/holt.desk.v1.DeskService/AddBook',
        ),
    ) as Structure;
    const {files} = take(later, {
      renames: [
        {from: 'holt.shelf.v1.Book', to: 'holt.desk.v1.Book'},
        {
          from: 'holt.shelf.v1.ShelfService.AddBook',
          to: 'holt.desk.v1.DeskService.AddBook',
        },
      ],
    });
    expect(compareStructures(getStructure(files), later)).toEqual([]);
    expect(lostReferences(files)).toEqual([]);
    expect(files.has('openapi/services/desk/service.yaml')).toBe(true);
    expect(
      files.get('openapi/services/desk/operations/add-book.yaml'),
    ).toContain('Does AddBook.');
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

describe('an intake refuses', () => {
  const planOf =
    (text: string): (() => Intake) =>
    () =>
      planIntake({
        files: written,
        platform: {file: 'given.yaml', text},
        applyRemovals: true,
        renames: [],
      });
  const document = platformDocument(library, plain) as {
    openapi: string;
    paths: Record<string, {post: Record<string, unknown>}>;
    components: {schemas: Record<string, unknown>};
  };

  it.each([
    [
      'a file that is no YAML',
      'a: [1',
      /given\.yaml:\d+: .*neither YAML nor JSON/,
    ],
    ['an empty file', '', /given\.yaml: this is no OpenAPI 3 document/],
    ['a text', 'hello', /no OpenAPI 3 document/],
    ['Swagger 2', 'swagger: "2.0"\npaths: {}', /it is Swagger 2/],
    [
      'an API that is not Connect',
      'openapi: 3.1.0\npaths: {/pets: {get: {}}}',
      /describes no Connect API/,
    ],
    [
      'a description with other paths beside',
      stringify({
        ...document,
        paths: {...document.paths, '/health': {get: {}}},
      }),
      /would be lost: \/health/,
    ],
    [
      'a description that is not whole',
      stringify({
        ...document,
        components: {
          schemas: Object.fromEntries(
            Object.entries(document.components.schemas).filter(
              ([name]) => name !== 'holt.shelf.v1.Kind',
            ),
          ),
        },
      }),
      /refers to holt\.shelf\.v1\.Kind.*not whole/,
    ],
    [
      'a part of this API',
      stringify({
        ...document,
        paths: Object.fromEntries(Object.entries(document.paths).slice(0, 1)),
      }),
      /it has 1 of the 3 operations of this API/,
    ],
    [
      'another API',
      stringify(document).replaceAll('holt.shelf', 'acme.store'),
      /it has 0 of the 3 operations/,
    ],
  ])('%s', (_, text, message) => {
    expect(planOf(text)).toThrow(message);
  });
});

/** What a build of the platform may do to an API, at a place that is drawn. */
type Mutation = [
  kind:
    | 'add-field'
    | 'remove-field'
    | 'change-type'
    | 'deprecate-field'
    | 'add-value'
    | 'remove-value'
    | 'add-operation'
    | 'remove-operation'
    | 'deprecate'
    | 'stream'
    | 'group',
  at: number,
  type: string,
];

const types = [
  'string',
  'bool',
  'int32',
  'uint32',
  'int64',
  'uint64',
  'double',
  'bytes',
  '[]string',
  '[]int64',
  'map<string>',
  'map<int64>',
  'holt.shelf.v1.Kind',
  '[]holt.shelf.v1.Book',
  'map<holt.shelf.v1.Book>',
  'google.protobuf.Timestamp',
];

function mutate(
  structure: Structure,
  [kind, at, type]: Mutation,
  index: number,
): void {
  const {operations, schemas} = structure;
  const pick = <T>(all: T[]): T | undefined =>
    all[at % Math.max(all.length, 1)];
  const objects = Object.entries(schemas).filter(([, {fields}]) => fields);
  const [name = '', object] = pick(objects) ?? [];
  const fields = object?.fields ?? {};
  const field = pick(Object.keys(fields));
  const enumeration = pick(Object.values(schemas).filter(({values}) => values));
  const operation = pick(Object.values(operations));
  switch (kind) {
    case 'add-field':
      fields[`extra${index}`] = {type, deprecated: false};
      break;
    case 'remove-field':
      if (!field || !object) break;
      delete fields[field];
      object.oneOf = object.oneOf.filter((one) => one !== field);
      break;
    case 'change-type':
      // Some builds write `bytes` as `string`: that change cannot be told.
      if (
        type === 'string' &&
        library.schemas[name]?.fields?.[field ?? '']?.type === 'bytes'
      )
        break;
      if (field)
        fields[field] = {type, deprecated: fields[field]?.deprecated ?? false};
      break;
    case 'deprecate-field':
      if (field && fields[field]) fields[field].deprecated = at % 2 === 0;
      break;
    case 'add-value':
      enumeration?.values?.splice(at % 3, 0, `KIND_EXTRA_${index}`);
      break;
    case 'remove-value':
      if ((enumeration?.values?.length ?? 0) > 1)
        enumeration?.values?.splice(at % 2, 1);
      break;
    case 'add-operation': {
      const path = `/holt.shelf.v1.ShelfService/Extra${index}`;
      const request = `holt.shelf.v1.Extra${index}Request`;
      operations[path] = {
        path,
        request,
        response: 'holt.shelf.v1.Book',
        streaming: at % 2 === 0,
        deprecated: false,
      };
      schemas[request] = {oneOf: [], fields: {one: {type, deprecated: false}}};
      break;
    }
    case 'remove-operation': {
      // A description with less than half of the operations is refused.
      const known = Object.keys(library.operations).filter(
        (path) => operations[path],
      );
      if (operation && known.length > 2) delete operations[operation.path];
      break;
    }
    case 'deprecate':
      if (operation) operation.deprecated = !operation.deprecated;
      break;
    case 'stream':
      if (operation) operation.streaming = !operation.streaming;
      break;
    case 'group':
      if (object)
        object.oneOf = Object.keys(fields)
          .slice(0, at % 3)
          .sort();
      if (object?.oneOf.length === 1) object.oneOf = [];
  }
}

const mutations = fc.array(
  fc.tuple(
    fc.constantFrom<Mutation[0]>(
      'add-field',
      'remove-field',
      'change-type',
      'deprecate-field',
      'add-value',
      'remove-value',
      'add-operation',
      'remove-operation',
      'deprecate',
      'stream',
      'group',
    ),
    fc.nat(50),
    fc.constantFrom(...types),
  ),
  {minLength: 1, maxLength: 8},
);

describe('an intake of random changes', {timeout: 120_000}, () => {
  it('gives the new description back, and then has nothing to do', () => {
    fc.assert(
      fc.property(mutations, fc.constantFrom(...dialects), (all, dialect) => {
        const later = cloneDeep(library);
        all.forEach((one, index) => mutate(later, one, index));
        const first = take(later, {dialect});
        expect(compareStructures(getStructure(first.files), later)).toEqual([]);
        expect(lostReferences(first.files)).toEqual([]);
        const second = take(later, {dialect, files: first.files});
        expect([...second.files]).toEqual([...first.files]);
        expect(second.changes).toEqual([]);
      }),
      {numRuns: 150},
    );
  });

  it('loses no word', () => {
    const wordsIn = (files: ReadonlyMap<string, string>): string[] =>
      [...files.values()].flatMap(
        (text) => text.match(/(?:Says|Means|About|Does) [\w.]+/g) ?? [],
      );
    fc.assert(
      fc.property(mutations, (all) => {
        const later = cloneDeep(library);
        all.forEach((one, index) => mutate(later, one, index));
        const after = new Set(wordsIn(take(later).files));
        expect(wordsIn(written).filter((words) => !after.has(words))).toEqual(
          [],
        );
      }),
      {numRuns: 60},
    );
  });
});
