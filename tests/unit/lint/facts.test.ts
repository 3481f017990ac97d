import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {factsFile} from '../../../src/lint/rules/facts';

it.each([
  'docs/checked-against.mdx',
  'i18n/zh-hant/docusaurus-plugin-content-docs/current/checked-against.mdx',
])('%s has the backends and versions of the facts', (file) => {
  const facts = parse(readFileSync(factsFile, 'utf8')) as {
    checked: {backend: string; version: string; by: string}[];
  };
  const versions = (text = ''): string[] => text.match(/\d+(?:\.\d+)+/g) ?? [];
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(
    rows.map(([, backend, version, by]) => [backend, version, versions(by)]),
  ).toEqual(
    facts.checked.map(({backend, version, by}) => [
      backend,
      version,
      versions(by),
    ]),
  );
});
