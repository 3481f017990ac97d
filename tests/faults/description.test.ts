import {afterAll, expect, it} from 'vitest';
import {SiteCopy} from './site';

const site = new SiteCopy();
afterAll(() => site.remove());

/** One fault in each kind of file; tests/unit/lint has one for each message. */
const faults: [file: string, from: string, to: string, message: string][] = [
  [
    'openapi/introduction.md',
    'Because OpenAPI has no notion',
    'Simply because OpenAPI has no notion',
    'The text says "Simply". Leave it out.',
  ],
  [
    'openapi/sandbox.yaml',
    'seeds: [ListScopes.scopes]',
    'seeds: [ListScopez.scopes]',
    'There is no operation ListScopez.',
  ],
  [
    'openapi/words/network/operations/create-network.yaml',
    '- NetworkService',
    '- NetworksService',
    'The tag of NetworkService_CreateNetwork is NetworkService.',
  ],
];

it('npm run api prints each fault with its file and line, and nothing else', () => {
  const original = 'openapi/words/scope/schemas/scope.yaml';
  const twin = 'openapi/words/model/schemas/scope.yaml';
  const text = site.read(original);
  const lineOf = (file: string, part: string): number => {
    const [before] = site.read(file).split(part);
    return before?.split('\n').length ?? 0;
  };
  site.write(
    twin,
    text
      .replace('holt.scope.v1', 'holt.model.v1')
      .replaceAll('      x-always-present: true\n', ''),
  );
  const reports = [
    `${twin}:${lineOf(twin, 'type:')}: No operation and no schema refers to holt.model.v1.Scope, so it has no page.`,
  ];
  for (const [file, from, to, message] of faults) {
    const before = site.read(file);
    expect(before).toContain(from);
    site.write(file, before.replace(from, to));
    reports.push(`${file}:${lineOf(file, to)}: ${message}`);
  }
  const {code, output} = site.run('api');
  expect(code).toBe(1);
  const lines = output.split('\n');
  expect(
    lines.filter((line) => /^openapi\/\S+:\d+: /.test(line)).sort(),
  ).toEqual(reports.sort());
  expect(output).toContain(
    `${original}: the page /docs/api/schemas/scope is already made from ${twin}.`,
  );
});
