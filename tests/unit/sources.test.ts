import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readSources, slugCollisions} from '../../src/reference/sources';

let site = '';

function write(file: string, text: string): void {
  const name = path.join(site, 'openapi', file);
  mkdirSync(path.dirname(name), {recursive: true});
  writeFileSync(name, text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'sources-'));
  write(
    'openapi.yaml',
    'paths:\n  /a.B/C: {$ref: services/a/operations/c.yaml}',
  );
});
afterEach(() => rmSync(site, {recursive: true}));

describe('readSources', () => {
  it('finds the file of every operation and schema', () => {
    write('services/a/schemas/thing.yaml', 'a.Thing:\n  type: object');
    const {operations, schemas} = readSources(site);
    expect(operations.get('/a.B/C')).toBe(
      'openapi/services/a/operations/c.yaml',
    );
    expect(schemas.get('a.Thing')).toBe(
      'openapi/services/a/schemas/thing.yaml',
    );
  });

  it('names both files when two schemas claim one page', () => {
    write('services/a/schemas/thing.yaml', 'a.Thing:\n  type: object');
    write('services/b/schemas/thing.yaml', 'b.Thing:\n  type: object');
    expect(() => readSources(site)).toThrow(
      /services\/b\/schemas\/thing\.yaml.*\/docs\/api\/schemas\/thing.*services\/a\/schemas\/thing\.yaml/,
    );
  });

  it('names both files when one name is defined twice', () => {
    write('services/a/schemas/thing.yaml', 'a.Thing:\n  type: object');
    write('services/a/schemas/other.yaml', 'a.Thing:\n  type: object');
    expect(() => readSources(site)).toThrow(
      /thing\.yaml: a\.Thing is also defined in .*other\.yaml/,
    );
  });
});

describe('slugCollisions', () => {
  it('compares without regard to case, as file systems may', () => {
    expect(slugCollisions(['x/Thing.yaml', 'y/thing.yaml'])).toHaveLength(1);
    expect(slugCollisions(['x/thing.yaml', 'y/things.yaml'])).toEqual([]);
  });
});
