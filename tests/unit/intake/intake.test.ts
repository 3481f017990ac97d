import path from 'node:path';
import fc from 'fast-check';
import cloneDeep from 'es-toolkit/compat/cloneDeep';
import omit from 'es-toolkit/compat/omit';
import pick from 'es-toolkit/compat/pick';
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
  ['what is no YAML', 'a: [1', /given\.yaml:\d+: .*neither YAML nor JSON/],
  ['an empty file', '', /given\.yaml: this is no OpenAPI 3 document/],
  ['Swagger 2', 'swagger: "2.0"\npaths: {}', /it is Swagger 2/],
  [
    'an API that is not Connect',
    'openapi: 3.1.0\npaths: {/pets: {get: {}}}',
    /describes no Connect API/,
  ],
  [
    'a description with other paths beside',
    withPaths({...document.paths, '/health': {get: {}}}),
    /would be lost: \/health/,
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

const kinds = [
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
] as const;

/** What a build of the platform may do to an API, at a place that is drawn. */
type Mutation = [kind: (typeof kinds)[number], at: number, type: string];

const types =
  'string bool int32 uint64 double bytes []int64 map<string> holt.shelf.v1.Kind map<holt.shelf.v1.Book> google.protobuf.Timestamp'.split(
    ' ',
  );

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
  }
}

const mutations = fc.array(
  fc.tuple(fc.constantFrom(...kinds), fc.nat(50), fc.constantFrom(...types)),
  {minLength: 1, maxLength: 8},
);

const wordsIn = (files: ReadonlyMap<string, string>): string[] =>
  [...files.values()].flatMap(
    (text) => text.match(/(?:Says|Means|About|Does) [\w.]+/g) ?? [],
  );

it('an intake of random changes gives the new description back, loses no word, and then has nothing to do', () => {
  fc.assert(
    fc.property(mutations, fc.constantFrom(...dialects), (all, dialect) => {
      const later = cloneDeep(library);
      all.forEach((one, index) => mutate(later, one, index));
      const first = take(later, {dialect});
      expect(compareStructures(getStructure(first.files), later)).toEqual([]);
      expect(lostReferences(first.files)).toEqual([]);
      const words = wordsIn(first.files);
      expect(wordsIn(written).filter((one) => !words.includes(one))).toEqual(
        [],
      );
      const second = take(later, {dialect, files: first.files});
      expect([...second.files]).toEqual([...first.files]);
      expect(second.changes).toEqual([]);
    }),
    {numRuns: 20},
  );
});
