import cloneDeep from 'es-toolkit/compat/cloneDeep';
import omit from 'es-toolkit/compat/omit';
import pick from 'es-toolkit/compat/pick';
import {describe, expect, it} from 'vitest';
import {planIntake, type Intake} from '../../../src/changes/intake';
import type {Structure} from '../../../src/api/description/structure';
import {describeFiles, platformFile} from '../api/description/files';
import {dialects, library} from '../api/description/platform';

const words = {
  'symptoms.yaml': [{operations: ['WatchShelf']}],
  'words/shelf/operations/watch-shelf.yaml': {
    post: {operationId: 'ShelfService_WatchShelf', summary: 'Watch a shelf'},
  },
  'words/shelf/schemas/book.yaml': {
    'holt.shelf.v1.Book': {
      description: 'A book.',
      properties: {pages: {description: 'How many.'}},
    },
  },
};

const filesOf = (more: Record<string, unknown> = {}) =>
  describeFiles({
    'platform/v1.0.yaml': platformFile(library),
    'releases.yaml': {'v1.0': {date: '2026-01-02'}},
    ...words,
    ...more,
  });

const given = (data: unknown) => {
  const [, file] = describeFiles({'given.yaml': data});
  return {...file!, file: 'given.yaml'};
};

const take = (data: unknown, files = filesOf(), version?: string): Intake =>
  planIntake('.', files, given(data), version);

function changed(change: (later: Structure) => void): unknown {
  const later = cloneDeep(library);
  change(later);
  return platformFile(later);
}

const withShelf = changed(({schemas}) => {
  schemas['holt.shelf.v1.Book']!.fields!.shelf = {
    type: 'string',
    deprecated: false,
  };
});

describe('an intake', () => {
  it.each(dialects)('of the same API has nothing to do, in %o', (dialect) => {
    const {file, report} = take(platformFile(library, dialect));
    expect(file).toBeUndefined();
    expect(report).toContain('Nothing to do: it describes v1.0');
  });

  it('of an old version has nothing to do either', () => {
    const files = filesOf({'platform/v1.1.yaml': withShelf});
    expect(take(platformFile(library), files).report).toContain(
      'it describes v1.0',
    );
  });

  it('says what is new, what it breaks, who depends on it, and what lost its place', () => {
    const later = changed(({operations, schemas}) => {
      delete operations['/holt.shelf.v1.ShelfService/WatchShelf'];
      delete schemas['holt.shelf.v1.WatchShelfRequest'];
      const fields = schemas['holt.shelf.v1.Book']!.fields!;
      fields.page = fields.pages!;
      delete fields.pages;
    });
    const {file, report} = take(later);
    expect(file).toBe('openapi/platform/v1.1.yaml');
    expect(report).toContain(
      'openapi/words/shelf/schemas/book.yaml: openapi/platform/v1.1.yaml has no field holt.shelf.v1.Book.pages, so nobody reads these words. Did you mean holt.shelf.v1.Book.page?',
    );
    expect(report).toContain(
      'has no operation ShelfService.WatchShelf, so nobody reads these words.',
    );
    expect(report).toContain(
      '`holt.shelf.v1.Book.page`, in openapi/words/shelf/schemas/book.yaml',
    );
    expect(report).toMatch(
      /BREAKING: operation removed, `holt\.shelf\.v1\.ShelfService\.WatchShelf`.*\n {2}- error causes: openapi\/symptoms\.yaml:2/,
    );
  });

  it('replaces a version that is not released, and adds to one that is', () => {
    const files = filesOf({'platform/v1.1.yaml': withShelf});
    const more = changed(({schemas}) => {
      schemas['holt.shelf.v1.Kind']!.values!.push('KIND_BRAILLE');
    });
    expect(take(more, files).file).toBe('openapi/platform/v1.1.yaml');
    expect(take(more).file).toBe('openapi/platform/v1.1.yaml');
    expect(take(more, filesOf(), 'v2.0').file).toBe(
      'openapi/platform/v2.0.yaml',
    );
    for (const [version, reason] of [
      ['v1.0', /was released on 2026-01-02/],
      ['v0.9', /is older than v1\.0/],
      ['latest', /"latest" is no version/],
    ] as const) {
      expect(() => take(more, filesOf(), version)).toThrow(reason);
    }
  });

  /** A file in which some operations are only named. */
  function named(...names: string[]): {paths: Record<string, object>} {
    const file = platformFile(library) as {paths: Record<string, object>};
    for (const name of names) {
      file.paths[`/holt.shelf.v1.ShelfService/${name}`] = {};
    }
    return file;
  }

  it('names streams that a file does not describe', () => {
    const {file, report} = take(named('FollowBook', 'WatchShelf'));
    expect(file).toBe('openapi/platform/v1.1.yaml');
    expect(report).toContain(
      '`holt.shelf.v1.ShelfService.FollowBook` gets no page.',
    );
    expect(report).not.toContain('WatchShelf` gets no page');
  });

  it('knows a call as a stream if a file does not describe it', () => {
    expect(take(named('AddBook')).report).toContain(
      'BREAKING: operation streaming, `holt.shelf.v1.ShelfService.AddBook`',
    );
  });

  it('takes the first description of a stream as a version that is asked for', () => {
    const files = filesOf({'platform/v1.0.yaml': named('WatchShelf')});
    expect(take(platformFile(library), files).report).toMatch(
      /Nothing to do: .* Only the new file describes `holt\.shelf\.v1\.ShelfService\.WatchShelf`/,
    );
    const {file, report} = take(platformFile(library), files, 'v1.1');
    expect(file).toBe('openapi/platform/v1.1.yaml');
    expect(report).not.toContain('operation added');
  });

  const document = platformFile(library) as {
    paths: Record<string, object>;
    components: {schemas: Record<string, object>};
  };
  it.each<[string, unknown, RegExp]>([
    [
      'an API that is not Connect',
      {openapi: '3.1.0', paths: {'/pets': {get: {}}}},
      /given\.yaml: no path has the form "\/package\.Service\/Rpc"/,
    ],
    ['Swagger', {swagger: '2.0'}, /no OpenAPI 3 document \(it is Swagger 2\)/],
    [
      'paths that would be lost',
      {...document, paths: {...document.paths, '/pets/{id}': {}}},
      /would be lost: \/pets\/\{id\}/,
    ],
    [
      'a description that is not whole',
      {
        ...document,
        components: {
          schemas: omit(document.components.schemas, 'holt.shelf.v1.Kind'),
        },
      },
      /refers to holt\.shelf\.v1\.Kind.*not whole/,
    ],
    [
      'a part of this API',
      {
        ...document,
        paths: pick(document.paths, Object.keys(document.paths)[0]!),
      },
      /it has 1 of the 3 operations of this API/,
    ],
  ])('refuses %s', (_, data, message) => {
    expect(() => take(data)).toThrow(message);
  });
});
