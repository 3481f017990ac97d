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
