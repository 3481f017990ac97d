import {afterAll, expect, it} from 'vitest';
import {SiteCopy} from './site';

const site = new SiteCopy();
afterAll(() => site.remove());

/** One fault in each kind of file; tests/unit/lint has one for each message. */
const faults: [
  file: string,
  from: string,
  to: string,
  message: string,
  /** Lines below, where the first key of a part stands for it. */
  more?: number,
][] = [
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
    'openapi/words/network/schemas/fabric.yaml',
    '    name:',
    '    nmae:',
    'openapi/platform/v1.0.yaml has no field holt.network.v1.Network.Fabric.nmae, so nobody reads these words. Did you mean holt.network.v1.Network.Fabric.name? Then write its name here; if not, move what still holds to another place, and delete the rest.',
    1,
  ],
];

it('npm run api prints each fault with its file and line, and nothing else', () => {
  const lineOf = (file: string, part: string): number => {
    const [before] = site.read(file).split(part);
    return before?.split('\n').length ?? 0;
  };
  const reports: string[] = [];
  for (const [file, from, to, message, more = 0] of faults) {
    const before = site.read(file);
    expect(before).toContain(from);
    site.write(file, before.replace(from, to));
    reports.push(`${file}:${lineOf(file, to) + more}: ${message}`);
  }
  const {code, output} = site.run('api');
  expect(code).toBe(1);
  const lines = output.split('\n');
  expect(
    lines.filter((line) => /^openapi\/\S+:\d+: /.test(line)).sort(),
  ).toEqual(reports.sort());
});

it('npm run api says that two files claim one page', () => {
  const original = 'openapi/words/scope/schemas/scope.yaml';
  const twin = 'openapi/words/model/schemas/scope.yaml';
  site.write(twin, site.read(original));
  const {code, output} = site.run('api');
  expect(code).toBe(1);
  expect(output).toContain(
    `${original}:1: holt.scope.v1.Scope is also described in ${twin}.`,
  );
});
