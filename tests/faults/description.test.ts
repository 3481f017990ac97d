import {afterAll, afterEach, describe, expect, it} from 'vitest';
import {SiteCopy} from './site';

const site = new SiteCopy();
afterAll(() => site.remove());

const operation = 'openapi/services/scope/operations/list-scopes.yaml';
const schema = 'openapi/services/scope/schemas/scope.yaml';
const originals = new Map(
  [operation, schema].map((file) => [file, site.read(file)]),
);
afterEach(() => originals.forEach((text, file) => site.write(file, text)));

function change(file: string, from: string | RegExp, to: string): void {
  const text = site.read(file);
  const changed = text.replace(from, to);
  expect(changed, `${file} holds ${from}`).not.toBe(text);
  site.write(file, changed);
}

describe('npm run api', () => {
  it('names file and line of malformed YAML', () => {
    change(operation, 'summary:', 'summary: [');
    const {code, output} = site.run('api');
    expect(code).not.toBe(0);
    expect(output).toMatch(/list-scopes\.yaml:\d+/);
  });

  it('names the operation file without operationId', () => {
    change(operation, /^ +operationId:.*\n/m, '');
    const {code, output} = site.run('api');
    expect(code).not.toBe(0);
    expect(output).toMatch(/list-scopes\.yaml:\d+/);
    expect(output).toContain('operationId');
  });

  it('names file and line of a $ref that leads nowhere', () => {
    change(
      operation,
      /schemas\/listscopesrequest\.yaml/,
      'schemas/nothing.yaml',
    );
    const {code, output} = site.run('api');
    expect(code).not.toBe(0);
    expect(output).toMatch(/list-scopes\.yaml:\d+/);
    expect(output).toContain('nothing.yaml');
  });

  it('names both files when two schemas would have one page', () => {
    site.write(
      'openapi/services/model/schemas/scope.yaml',
      site.read(schema).replace('holt.scope.v1.Scope:', 'holt.model.v1.Scope:'),
    );
    const {code, output} = site.run('api');
    expect(code).not.toBe(0);
    expect(output).toContain('openapi/services/model/schemas/scope.yaml');
    expect(output).toContain('openapi/services/scope/schemas/scope.yaml');
  });
});

describe('npm run lint:api', () => {
  const lint = (): {code: number; output: string} => site.run('lint:api');

  it('passes as the description is', () => {
    expect(lint()).toMatchObject({code: 0});
  });

  it('names file and line of a field without description', () => {
    change(schema, /^ +description:.*\n(?=\s+name:)/m, '');
    const {code, output} = lint();
    expect(code).not.toBe(0);
    expect(output).toMatch(/scope\.yaml:\d+: field \w+ has no description/);
  });

  it('names file and line of an example that is not valid', () => {
    change(operation, /3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07/, 'no-such-uuid');
    const {code, output} = lint();
    expect(code).not.toBe(0);
    expect(output).toMatch(
      /list-scopes\.yaml:\d+: The response example .* uses "no-such-uuid"/,
    );
  });

  it('names file and line of a name that the API does not have', () => {
    change(operation, /description: /, 'description: `ListScope`. ');
    const {output} = lint();
    expect(output).toMatch(/list-scopes\.yaml:\d+: .*`ListScope`/);
  });
});
