import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {knownSources, writeSources} from '../../../src/reference/knownSources';
import {
  readSources,
  schemaSlugOf,
  slugCollisions,
} from '../../../src/reference/sources';

let site = '';

function write(file: string, text: string): void {
  const name = path.join(site, 'openapi', file);
  mkdirSync(path.dirname(name), {recursive: true});
  writeFileSync(name, text);
}

const thing = 'a.Thing:\n  type: object';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'sources-'));
  write(
    'openapi.yaml',
    'paths:\n  /a.B/C: {$ref: services/a/operations/c.yaml}\n  /a.B/D: {$ref: services/a/operations/d.yaml}',
  );
});
afterEach(() => rmSync(site, {recursive: true}));

describe('readSources', () => {
  it('finds the file of every operation and schema', () => {
    write('services/b/schemas/parts.yaml', 'b.Part: {}\nb.Whole: {}');
    write('services/a/schemas/thing.yaml', thing);
    const {operations, schemas} = readSources(site);
    expect([...operations]).toEqual([
      ['/a.B/C', 'openapi/services/a/operations/c.yaml'],
      ['/a.B/D', 'openapi/services/a/operations/d.yaml'],
    ]);
    expect([...schemas]).toEqual([
      ['a.Thing', 'openapi/services/a/schemas/thing.yaml'],
      ['b.Part', 'openapi/services/b/schemas/parts.yaml'],
      ['b.Whole', 'openapi/services/b/schemas/parts.yaml'],
    ]);
  });

  it('takes nothing else for a schema', () => {
    write('services/a/schemas/README.md', 'a: {}');
    write('services/a/schemas/notes.yaml.orig', 'a: {}');
    write('services/a/operations/c.yaml', 'post: {}');
    write('services/a/schemas/empty.yaml', '');
    expect(readSources(site).schemas.size).toBe(0);
  });

  it('names both files when two schemas claim one page', () => {
    write('services/a/schemas/thing.yaml', thing);
    write('services/b/schemas/thing.yaml', 'b.Thing:\n  type: object');
    expect(() => readSources(site)).toThrow(
      'openapi/services/b/schemas/thing.yaml: the page /docs/api/schemas/thing is already made from openapi/services/a/schemas/thing.yaml. Rename one of the two files.',
    );
  });

  it('names both files when one name is defined twice', () => {
    write('services/a/schemas/thing.yaml', thing);
    write('services/a/schemas/other.yaml', thing);
    expect(() => readSources(site)).toThrow(
      'openapi/services/a/schemas/thing.yaml: a.Thing is also defined in openapi/services/a/schemas/other.yaml.',
    );
  });

  it('tells all faults at once, a line each', () => {
    write('services/a/schemas/thing.yaml', thing);
    write('services/b/schemas/thing.yaml', thing);
    const fault = 'openapi/services/b/schemas/thing.yaml: ';
    expect(() => readSources(site)).toThrow(
      `${fault}a.Thing is also defined in openapi/services/a/schemas/thing.yaml.\n${fault}the page /docs/api/schemas/thing `,
    );
  });
});

describe('the noted sources', () => {
  it('are those that were read', () => {
    write('services/a/schemas/thing.yaml', thing);
    writeSources(site);
    expect(knownSources(site)).toEqual({
      operations: new Map([
        ['/a.B/C', 'openapi/services/a/operations/c.yaml'],
        ['/a.B/D', 'openapi/services/a/operations/d.yaml'],
      ]),
      schemas: new Map([['a.Thing', 'openapi/services/a/schemas/thing.yaml']]),
    });
  });

  it('are noted anew over older ones', () => {
    writeSources(site);
    write('services/a/schemas/thing.yaml', thing);
    writeSources(site);
    expect([...knownSources(site).schemas.keys()]).toEqual(['a.Thing']);
  });
});

describe('the pages of schema files', () => {
  it('are named as the files', () => {
    expect(schemaSlugOf('openapi/a.b/schemas/vm-disk.yaml')).toBe('vm-disk');
  });

  it('collide without regard to case, as file systems may', () => {
    expect(slugCollisions(['x/Thing.yaml', 'y/thing.yaml'])).toEqual([
      'y/thing.yaml: the page /docs/api/schemas/thing is already made from x/Thing.yaml. Rename one of the two files.',
    ]);
    expect(slugCollisions(['x/thing.yaml', 'y/things.yaml'])).toEqual([]);
  });

  it('collide with the first of their name, each', () => {
    const files = ['x/a.yaml', 'y/a.yaml', 'z/A.yaml'];
    const made = 'the page /docs/api/schemas/a is already made from x/a.yaml.';
    expect(slugCollisions(files)).toEqual([
      `y/a.yaml: ${made} Rename one of the two files.`,
      `z/A.yaml: ${made} Rename one of the two files.`,
    ]);
  });
});
