import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  allowed,
  exceptions,
  type Exception,
} from '../../../src/release/allowedLicences';
import {faultsOfLicences, type Lock} from '../../../src/release/licences';

const lock = (licences: Record<string, unknown>): Lock => ({
  packages: {
    '': {license: 'SECRET'},
    ...Object.fromEntries(
      Object.entries(licences).map(([place, license]) => [place, {license}]),
    ),
  },
});

const faults = (licences: Record<string, unknown>, some: Exception[] = []) =>
  faultsOfLicences(lock(licences), ['MIT', 'ISC'], some);

describe('the packages of this site', () => {
  const own = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

  it('have licences of the list, or a reason', () => {
    expect(Object.keys(own.packages).length).toBeGreaterThan(1000);
    expect(faultsOfLicences(own, allowed, exceptions)).toEqual([]);
  });

  it('would be found with any other', () => {
    const packages = {...own.packages, 'node_modules/x': {license: 'AGPL-3.0'}};
    expect(faultsOfLicences({packages}, allowed, exceptions)).toEqual([
      'x has the licence "AGPL-3.0"',
    ]);
  });
});

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(ISC)'])(
    'is allowed: %s',
    (licence) => {
      expect(faults({'node_modules/a': licence})).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0',
    'MIT OR',
    'mit-ish',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    '',
  ])('is not allowed: %j', (licence) => {
    expect(faults({'node_modules/@b/a': licence})).toEqual([
      `@b/a has the licence "${licence}"`,
    ]);
  });

  it.each([undefined, null, 7, {type: 'MIT'}, ['MIT', 'GPL']])(
    'is not allowed unless it is a text: %j',
    (licence) => {
      expect(faults({'node_modules/a': licence})).toHaveLength(1);
    },
  );

  it('counts for a package within another', () => {
    expect(faults({'node_modules/a/node_modules/b': 'EPL-2.0'})).toEqual([
      'b has the licence "EPL-2.0"',
    ]);
  });
});

describe('an exception', () => {
  const exception = {licence: 'EPL-2.0', packages: ['a'], reason: 'why'};

  it('is for that package with that licence', () => {
    expect(faults({'node_modules/a': 'EPL-2.0'}, [exception])).toEqual([]);
    expect(
      faults({'node_modules/a': 'GPL-2.0', 'node_modules/b': 'EPL-2.0'}, [
        exception,
      ]),
    ).toEqual([
      'a has the licence "GPL-2.0"',
      'b has the licence "EPL-2.0"',
      'nothing needs the exception for a: EPL-2.0',
    ]);
  });

  it('is one too many once the licence is allowed', () => {
    expect(faults({'node_modules/a': 'MIT'}, [exception])).toHaveLength(1);
  });

  it('has a reason', () => {
    for (const {reason} of exceptions) expect(reason).toMatch(/\w{3}.*\.$/);
  });
});
