/** What another program thinks of the same changes: `redocly diff`. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import cloneDeep from 'es-toolkit/compat/cloneDeep';
import {afterAll, describe, expect, it} from 'vitest';
import {compareStructures} from '../../../src/changes/compare';
import type {Rating} from '../../../src/changes/rules';
import type {Structure} from '../../../src/changes/structure';
import {dialects, library, platformDocument} from '../changes/platform';

interface Opinion {
  path: string;
  kind: string;
  impact: 'major' | 'minor' | 'patch';
}

const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** What `redocly diff` says; it ends with an error when something breaks. */
function opinions(before: Structure, after: Structure): Opinion[] {
  const write = (name: string, structure: Structure): void =>
    writeFileSync(
      path.join(folder, name),
      JSON.stringify(platformDocument(structure, dialects[1]!)),
    );
  write('before.json', before);
  write('after.json', after);
  writeFileSync(
    path.join(folder, 'redocly.yaml'),
    'extends: [diff-recommended]\n',
  );
  const cli = path.resolve('node_modules/@redocly/cli/bin/cli.js');
  let output: string;
  try {
    output = execFileSync(
      process.execPath,
      [cli, 'diff', 'before.json', 'after.json', '--format=json'],
      {cwd: folder, encoding: 'utf8', stdio: 'pipe'},
    );
  } catch (error) {
    output = (error as {stdout: string}).stdout;
  }
  return (JSON.parse(output) as {changes: Opinion[]}).changes;
}

const getFields = (
  {schemas}: Structure,
  name: string,
): Record<string, {type: string; deprecated: boolean}> =>
  schemas[`holt.shelf.v1.${name}`]?.fields ?? {};

/** Each change, how we rate it, and how the other program does. */
const changes: [
  name: string,
  change: (later: Structure) => void,
  ours: Rating,
  theirs: Opinion['impact'],
][] = [
  [
    'an operation that is gone',
    ({operations}) => {
      delete operations['/holt.shelf.v1.ShelfService/WatchShelf'];
    },
    'breaking',
    'major',
  ],
  [
    'a new operation',
    ({operations}) => {
      const path = '/holt.shelf.v1.ShelfService/GetBook';
      operations[path] = {
        path,
        request: 'holt.shelf.v1.ListBooksRequest',
        response: 'holt.shelf.v1.Book',
        streaming: false,
        deprecated: false,
      };
    },
    'additive',
    'minor',
  ],
  [
    'a new field of a request',
    (later) => {
      getFields(later, 'ListBooksRequest').query = {
        type: 'string',
        deprecated: false,
      };
    },
    'additive',
    'minor',
  ],
  [
    'a new field of a response',
    (later) => {
      getFields(later, 'Book').shelf = {type: 'string', deprecated: false};
    },
    'additive',
    'minor',
  ],
  [
    'a field of a response that is gone',
    (later) => {
      delete getFields(later, 'Book').id;
    },
    'breaking',
    'major',
  ],
  [
    'a field of a response with another type',
    (later) => {
      getFields(later, 'Book').pages = {type: 'int64', deprecated: false};
    },
    'breaking',
    'major',
  ],
  // The server ignores the field: the call succeeds, and does less.
  [
    'a field of a request that is gone',
    (later) => {
      delete getFields(later, 'ListBooksRequest').shelfId;
    },
    'breaking',
    'patch',
  ],
  // Clients must expect unknown values, as the versioning policy says.
  [
    'a new value in a response',
    ({schemas}) => {
      schemas['holt.shelf.v1.Kind']?.values?.push('KIND_BRAILLE');
    },
    'additive',
    'major',
  ],
];

describe('redocly diff', () => {
  it.each(changes)('and we rate %s', (_, change, ours, theirs) => {
    const later = cloneDeep(library);
    change(later);
    const found = compareStructures(library, later).filter(
      ({kind}) => !kind.startsWith('schema-'),
    );
    expect(found.map(({rating}) => rating)).toEqual([ours]);
    const impacts = opinions(library, later)
      .filter(({path: at}) => at.startsWith('#/paths/'))
      .map(({impact}) => impact);
    expect(new Set(impacts)).toEqual(new Set([theirs]));
  });

  it('and we see nothing in another dialect of the same API', () => {
    expect(compareStructures(library, cloneDeep(library))).toEqual([]);
    expect(opinions(library, cloneDeep(library))).toEqual([]);
  });
});
