import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {Cache} from '../../../src/generate/cache';

let site = '';
let code = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'cache-'));
  code = path.join(site, 'maker.ts');
  writeFileSync(code, 'one');
});
afterEach(() => rmSync(site, {recursive: true}));

/** As a new run has it. */
const cache = () =>
  new Cache<string>(site, 'en', 'made', {code: [code], packages: ['yaml']});

function save(...sources: unknown[]): void {
  const run = cache();
  for (const source of sources) {
    if (run.get(source) === undefined) {
      run.set(source, `made of ${JSON.stringify(source)}`);
    }
  }
  run.save();
}

it('gives a later run what was made of the same source', () => {
  expect(cache().get({a: 1})).toBeUndefined();
  save({a: 1});
  expect(cache().get({a: 1})).toBe('made of {"a":1}');
  expect(cache().get({a: 2})).toBeUndefined();
});

it('keeps what the last run used, and nothing else', () => {
  save('old', 'both');
  save('both', 'new');
  expect(['old', 'both', 'new'].map((source) => cache().get(source))).toEqual([
    undefined,
    'made of "both"',
    'made of "new"',
  ]);
});

it('makes everything anew after a change of the code', () => {
  save('a');
  writeFileSync(code, 'two');
  expect(cache().get('a')).toBeUndefined();
});

it('leaves its file alone where nothing was asked', () => {
  save('a');
  save();
  expect(cache().get('a')).toBe('made of "a"');
});
