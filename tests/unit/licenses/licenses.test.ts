import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {allowed, exceptions} from './allowed';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, {license?: unknown}>;
};

/** Each package with its license, an old form as the text that it makes. */
const packages = Object.entries(lock.packages)
  .filter(([place]) => place.includes('node_modules/'))
  .map(([place, {license = ''}]) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 13),
    license: String(license),
  }));

/** An expression with parentheses inside is not read, and not allowed. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((id) => allowed.includes(id)));

const inWords = ({name, license}: {name: string; license: string}): string =>
  `${name} has the license "${license}"`;

it('every package has a license of the list, or a reason for another', () => {
  const others = packages.filter(({license}) => !isAllowed(license));
  const excepted = exceptions.flatMap(({license, packages: names}) =>
    names.map((name) => inWords({name, license})),
  );
  // An exception that nothing needs is one too many.
  expect([...new Set(others.map(inWords))].sort()).toEqual(excepted.sort());
});

it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(ISC)'])(
  'allows %s',
  (license) => expect(isAllowed(license)).toBe(true),
);

it.each([
  'GPL-3.0-only',
  'MIT AND GPL-3.0',
  'GPL-3.0 OR (MIT AND GPL-2.0)',
  'mit-ish',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE',
  '',
])('does not allow %j', (license) => expect(isAllowed(license)).toBe(false));
