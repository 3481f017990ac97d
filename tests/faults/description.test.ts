import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SiteCopy} from './site';

/** For one run of a command, on a machine that does something else too. */
const timeout = 900_000;

const site = new SiteCopy();
afterAll(() => site.remove());

/** Puts a fault into a file; gives the file as it was. */
function change(file: string, from: string | RegExp, to: string): string {
  const text = site.read(file);
  if (text.replace(from, '') === text) {
    throw new Error(`${file} does not hold "${from}".`);
  }
  site.write(
    file,
    text.replace(from, () => to),
  );
  return text;
}

/** Line, from 1, on which a part of a file begins. */
function getLine(file: string, part: string): number {
  const text = site.read(file);
  if (!text.includes(part)) throw new Error(`${file} does not hold "${part}".`);
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

describe('npm run api', () => {
  const malformed = 'openapi/services/machine/operations/get-tag.yaml';
  const nameless = 'openapi/services/scope/operations/create-scope.yaml';
  const dead = 'openapi/services/scope/operations/list-scopes.yaml';
  let result = {code: 0, output: ''};

  beforeAll(() => {
    const id = '  operationId: ScopeService_CreateScope\n';
    const originals: [string, string][] = [
      [malformed, change(malformed, 'summary:', 'summary: [')],
      [nameless, change(nameless, id, '')],
      [dead, change(dead, 'listscopesrequest.yaml', 'nothing.yaml')],
    ];
    result = site.run('api');
    for (const [file, text] of originals) site.write(file, text);
  }, timeout);

  it('fails', () => {
    expect(result.code).toBe(1);
  });

  it('names file and line of malformed YAML', () => {
    expect(result.output).toMatch(
      /machine\/operations\/get-tag\.yaml:7: Failed to parse/,
    );
  });

  it('names the operation file without operationId', () => {
    expect(result.output).toMatch(
      /scope\/operations\/create-scope\.yaml:\d+: Operation object should contain `operationId`/,
    );
  });

  it('names file and line of a $ref that leads nowhere', () => {
    const line = getLine(dead, 'listscopesrequest.yaml');
    expect(result.output).toMatch(
      new RegExp(
        `scope/operations/list-scopes\\.yaml:${line}: Can't resolve \\$ref: .*nothing\\.yaml`,
      ),
    );
  });
});

/** One fault of each kind; tests/unit/lint has one for each message. */
const faults: [file: string, from: string, to: string, message: string][] = [
  [
    'openapi/introduction.md',
    'Because OpenAPI has no notion',
    'Simply because OpenAPI has no notion',
    'The text says "Simply". Leave it out.',
  ],
  [
    'openapi/services/scope/service.yaml',
    "'Manages scopes:",
    "'Manages scopes, unlike `ScoopService`:",
    'The description of service ScopeService names `ScoopService`. The API has no such service.',
  ],
  [
    'openapi/services/scope/operations/list-scopes.yaml',
    'value: {}',
    'value: {filter: all}',
    'The request example "allScopes" is not valid: the message must NOT have additional properties {"additionalProperty":"filter"}',
  ],
  [
    'openapi/sandbox.yaml',
    'seeds: [ListScopes.scopes]',
    'seeds: [ListScopez.scopes]',
    'There is no operation ListScopez.',
  ],
  [
    'openapi/services/network/operations/create-network.yaml',
    '- NetworkService',
    '- NetworksService',
    'The tag of NetworkService_CreateNetwork is NetworkService.',
  ],
];

describe('npm run api, of words, names, examples and places', () => {
  const reports: string[] = [];
  const original = 'openapi/services/scope/schemas/scope.yaml';
  const twin = 'openapi/services/model/schemas/scope.yaml';
  let result = {code: 0, output: ''};

  beforeAll(() => {
    site.write(
      twin,
      site
        .read(original)
        .replace('holt.scope.v1', 'holt.model.v1')
        .replaceAll('      x-always-present: true\n', ''),
    );
    reports.push(
      `${twin}:${getLine(twin, 'type:')}: No operation and no schema refers to holt.model.v1.Scope, so it has no page.`,
    );
    for (const [file, from, to, message] of faults) {
      change(file, from, to);
      const at = to.startsWith('value:') ? 'summary: All scopes' : to;
      reports.push(`${file}:${getLine(file, at)}: ${message}`);
    }
    result = site.run('api');
  }, timeout);

  it('names file and line of each fault', () => {
    for (const report of reports) {
      expect(result.output.split('\n')).toContain(report);
    }
  });

  it('names both files when two schemas would have one page', () => {
    expect(result.output).toContain(
      `${original}: the page /docs/api/schemas/scope is already made from ${twin}.`,
    );
  });

  it('ends with exit code 1 and reports nothing else', () => {
    expect(result.code).toBe(1);
    const others = result.output
      .split('\n')
      .filter(
        (line) => /^openapi\/\S+:\d+: /.test(line) && !reports.includes(line),
      );
    expect(others).toEqual([]);
  });
});
