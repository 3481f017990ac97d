import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  factsFile,
  isDecided,
  findStrangeNames,
  type DecidedNames,
  type Facts,
} from '../../../src/reference/facts';

const facts = parse(readFileSync(factsFile, 'utf8')) as Facts;
const kind: DecidedNames = {
  kind: 'name',
  from: 'Somebody.',
  holds: 'Version 1',
  names: ['ceph-mon', 'juju-\\d+'],
  texts: '\\b[a-z]+-((?:ceph|juju)-\\w+)',
};

it('a name is decided as a whole', () => {
  expect(isDecided(kind, 'ceph-mon')).toBe(true);
  expect(isDecided(kind, 'juju-12')).toBe(true);
  expect(isDecided(kind, 'ceph-mon2')).toBe(false);
  expect(isDecided(kind, 'prod-ceph-mon')).toBe(false);
  expect(isDecided(kind, 'juju-12\nceph-mon')).toBe(false);
});

it('the strange names of a text are found, all of them', () => {
  expect(
    findStrangeNames(kind, 'prod-ceph-mon/0, prod-ceph-x and a-juju-b'),
  ).toEqual(['ceph-x', 'juju-b']);
  expect(findStrangeNames({...kind, texts: undefined}, 'prod-ceph-x')).toEqual(
    [],
  );
});

describe.each([
  'docs/checked-against.mdx',
  'i18n/zh-hant/docusaurus-plugin-content-docs/current/checked-against.mdx',
])('%s', (file) => {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has the backends and versions of the facts', () => {
    expect(rows.map(([, backend, version]) => ({backend, version}))).toEqual(
      facts.checked.map(({backend, version}) => ({backend, version})),
    );
  });

  it('names the versions of what it was checked with', () => {
    const versions = (text = ''): string[] =>
      text.match(/\d+(?:\.\d+)+/g) ?? [];
    expect(rows.map(([, , , by]) => versions(by))).toEqual(
      facts.checked.map(({by}) => versions(by)),
    );
  });
});
