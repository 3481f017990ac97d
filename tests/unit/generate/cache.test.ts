import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {Cache} from '../../../src/generate/cache';
import {folderWith} from '../translations/folder';

it('gives a later run what was made of the same source by the same code', () => {
  const site = folderWith({'maker.ts': 'one'});
  const code = path.join(site, 'maker.ts');
  const cache = () =>
    new Cache<string>('en', path.relative('.cache/en', `${site}/made`), [code]);
  const save = (...sources: string[]): void => {
    const run = cache();
    for (const source of sources) {
      if (run.get(source) === undefined) run.set(source, `of ${source}`);
    }
    run.save();
  };
  save('old', 'both');
  save('both', 'new');
  expect(['old', 'both', 'new'].map((source) => cache().get(source))).toEqual([
    undefined,
    'of both',
    'of new',
  ]);
  // As a full disk, or an end at the wrong moment, leaves it.
  const file = path.join(site, 'made.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
  expect(cache().get('both')).toBeUndefined();
  save('both');
  expect(cache().get('both')).toBe('of both');
  writeFileSync(code, 'two');
  expect(cache().get('both')).toBeUndefined();
});
