import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {lintFaults} from './lintFaults';
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
function lineOf(file: string, part: string): number {
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
      /machine\/operations\/get-tag\.yaml:7:\d+\s+Failed to parse/,
    );
  });

  it('names the operation file without operationId', () => {
    expect(result.output).toMatch(
      /scope\/operations\/create-scope\.yaml:\d+:.*\s+Operation object should contain `operationId`/,
    );
  });

  it('names file and line of a $ref that leads nowhere', () => {
    const line = lineOf(dead, 'listscopesrequest.yaml');
    expect(result.output).toMatch(
      new RegExp(
        `scope/operations/list-scopes\\.yaml:${line}:.*\\s+Can't resolve \\$ref: .*nothing\\.yaml`,
      ),
    );
  });
});

describe('npm run api, of words, names, examples and places', () => {
  const reports = new Map<string, string>();
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
    reports.set(
      'places: a schema that nothing uses',
      `${twin}:${lineOf(twin, 'type:')}: No operation and no schema refers to holt.model.v1.Scope, so it has no page.`,
    );
    for (const {file, from, to} of lintFaults) {
      change(`openapi/${file}`, from, to);
    }
    for (const {
      rule,
      file,
      to,
      reported = file,
      at = to,
      message,
    } of lintFaults) {
      const line = lineOf(`openapi/${reported}`, at);
      reports.set(rule, `openapi/${reported}:${line}: ${message}`);
    }
    result = site.run('api');
  }, timeout);

  it.each([
    ...lintFaults.map(({rule}) => rule),
    'places: a schema that nothing uses',
  ])('names file and line of a fault of %s', (rule) => {
    expect(result.output.split('\n')).toContain(reports.get(rule));
  });

  it('names both files when two schemas would have one page', () => {
    expect(result.output).toContain(
      `${original}: the page /docs/api/schemas/scope is already made from ${twin}.`,
    );
  });

  it('ends with exit code 1 and reports nothing else', () => {
    expect(result.code).toBe(1);
    const known = new Set(reports.values());
    const others = result.output
      .split('\n')
      .filter((line) => /^openapi\/\S+:\d+: /.test(line) && !known.has(line));
    expect(others).toEqual([]);
  });
});

describe('npm run lint:api, where two services have an operation by one name', () => {
  const twin = 'openapi/services/model/operations/list-pools.yaml';
  let lines: string[] = [];

  beforeAll(() => {
    const fresh = new SiteCopy();
    fresh.write(
      twin,
      fresh
        .read('openapi/services/storage/operations/list-pools.yaml')
        .replaceAll('StorageService', 'ModelService'),
    );
    const root = 'openapi/openapi.yaml';
    fresh.write(
      root,
      `${fresh.read(root).replace('paths:\n', 'paths:\n  /holt.model.v1.ModelService/ListPools:\n    $ref: services/model/operations/list-pools.yaml\n')}`,
    );
    lines = fresh.run('lint:api').output.split('\n');
    fresh.remove();
  }, timeout);

  const choice =
    '2 services have an operation ListPools: write ModelService.ListPools or StorageService.ListPools.';

  it.each([
    [
      'a text',
      /operations\/create-pool\.yaml:\d+: The description of .*`ListPools`\. /,
    ],
    ['what is related', /operations\/create-pool\.yaml:\d+: 2 services/],
    ['a rule of the sandbox', /sandbox\.yaml:\d+: 2 services/],
  ])('asks %s which one it means', (_, report) => {
    const found = lines.filter((line) => report.test(line));
    expect(found).not.toEqual([]);
    for (const line of found) expect(line).toContain(choice);
  });
});
