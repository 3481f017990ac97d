import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import packageFile from '../../../package.json';
import {lintWorkflow} from '../../workflows/lintWorkflow';

const folder = '.github/workflows';
const read = (file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder);

describe('a workflow', () => {
  it.each(files)('%s has no fault', async (file) => {
    expect(await lintWorkflow(read(file), file)).toEqual([]);
  });

  it.each(files)('%s runs scripts that there are', (file) => {
    const scripts = [
      ...read(file).matchAll(/npm run (?:--silent )?([\w:-]+)/g),
    ].map(([, script]) => script);
    expect(Object.keys(packageFile.scripts)).toEqual(
      expect.arrayContaining(scripts),
    );
  });

  it.each([
    ['a tag', /@[\da-f]{40}/, '@v4', 'not pinned'],
    ['a branch', /@[\da-f]{40} # v[\d.]+/, '@main', 'not pinned'],
    ['half a commit', /@[\da-f]{20}/, '@', 'not pinned'],
    ['no version', / # v[\d.]+$/m, '', 'not pinned'],
    ['wide permissions', 'contents: read', 'contents: write', 'do more than'],
    [
      'all permissions',
      /permissions:\n {2}contents: read/,
      'permissions: write-all',
      'do more than',
    ],
    [
      'no permissions',
      /permissions:\n {2}contents: read\n/,
      '',
      'do more than',
    ],
    [
      'an unknown scope',
      'contents: read',
      'contentz: read',
      'unknown permission',
    ],
    [
      'credentials',
      'persist-credentials: false',
      'persist-credentials: true',
      'credentials',
    ],
    ['no limit of time', /timeout-minutes: \d+\n/, '\n', 'no timeout-minutes'],
    ['an unknown runner', 'ubuntu-latest', 'ubuntu-last', 'unknown'],
    [
      'a text of a stranger',
      'run: npm ci',
      'run: echo ${{ github.event.pull_request.title }}',
      'untrusted',
    ],
    ['an unknown key', 'runs-on:', 'run-on:', 'run-on'],
    ['a time that there is not', "'27 5 * * 1'", "'27 25 * * 1'", 'CRON'],
  ])('with %s is refused', async (_, from, to, word) => {
    const changed = read('links.yml').replace(from, to);
    expect(changed).not.toBe(read('links.yml'));
    const faults = await lintWorkflow(changed, 'links.yml');
    expect(faults.join('\n')).toContain(word);
  });
});

describe('the updates', () => {
  const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {
      'package-ecosystem': string;
      ignore?: {'dependency-name': string}[];
      groups: Record<string, {patterns?: string[]}>;
    }[];
  };
  const npm = updates.find((one) => one['package-ecosystem'] === 'npm');
  const names = Object.keys({
    ...packageFile.dependencies,
    ...packageFile.devDependencies,
    ...packageFile.overrides,
  });
  const known = (pattern: string): boolean =>
    names.some((name) =>
      pattern.endsWith('*')
        ? name.startsWith(pattern.slice(0, -1))
        : name === pattern,
    );

  it('hold back and group only what there is', () => {
    const patterns = [
      ...(npm?.ignore ?? []).map((one) => one['dependency-name']),
      ...Object.values(npm?.groups ?? {}).flatMap(
        ({patterns = []}) => patterns,
      ),
    ];
    expect(patterns.filter((one) => !known(one))).toEqual([]);
    expect(patterns.length).toBeGreaterThan(10);
  });

  it('hold back whatever is held at a version under overrides', () => {
    const held = (npm?.ignore ?? []).map((one) => one['dependency-name']);
    const loose = Object.entries(packageFile.overrides)
      .filter(([, version]) => typeof version === 'string')
      .map(([name]) => name)
      .filter((name) => !held.includes(`${name.split('/')[0]}/*`));
    expect(loose).toEqual([]);
  });
});
