import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createBundle, type ParsedFiles} from '../../../src/generate/bundler';

let site = '';

function write(file: string, text: string): void {
  const name = path.join(site, file);
  mkdirSync(path.dirname(name), {recursive: true});
  writeFileSync(name, text);
}

const operation = (schema: string, summary = 'Cut'): string => `post:
  operationId: AService_Cut
  summary: ${summary}
  responses:
    '200':
      description: Done.
      content:
        application/json:
          schema:
            $ref: ../schemas/${schema}.yaml#/holt.a.v1.Tree
`;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'bundler-'));
  write('redocly.yaml', 'extends: [minimal]\n');
  write(
    'openapi/openapi.yaml',
    `openapi: 3.1.0
info: {title: T, version: v1}
paths:
  /holt.a.v1.AService/Cut:
    $ref: services/a/operations/cut.yaml
`,
  );
  write('openapi/sandbox.yaml', 'objects: {}\noperations: {}\n');
  write('openapi/sandbox-errors.yaml', 'notSimulated: []\nrequests: {}\n');
  write('openapi/error-messages.yaml', 'messages: []\n');
  write('openapi/symptoms.yaml', 'symptoms: []\n');
  write('openapi/services/a/operations/cut.yaml', operation('tree'));
  write(
    'openapi/services/a/schemas/tree.yaml',
    'holt.a.v1.Tree:\n  type: object\n',
  );
});
afterEach(() => rmSync(site, {recursive: true}));

describe('a bundle', () => {
  it('is one document, with the files that it was made from', async () => {
    const {document, sources} = await createBundle(site);
    expect(Object.keys(document.components.schemas)).toEqual([
      'holt.a.v1.Tree',
    ]);
    expect([...sources.operations]).toEqual([
      ['/holt.a.v1.AService/Cut', 'openapi/services/a/operations/cut.yaml'],
    ]);
    expect([...sources.schemas]).toEqual([
      ['holt.a.v1.Tree', 'openapi/services/a/schemas/tree.yaml'],
    ]);
  });

  it('is the same each time, and has what changed in between', async () => {
    const files: ParsedFiles = new Map();
    const bundle = () => createBundle(site, files);
    const first = await bundle();
    const again = await bundle();
    expect(again.document).toEqual(first.document);
    expect(again.sources).toEqual(first.sources);
    write('openapi/services/a/operations/cut.yaml', operation('tree', 'Fell'));
    const {document} = await bundle();
    expect(document.paths['/holt.a.v1.AService/Cut']?.post.summary).toBe(
      'Fell',
    );
  });
});

describe('a fault', () => {
  it('is a file whose page is that of another, even if nothing uses it', async () => {
    write('openapi/services/b/schemas/tree.yaml', 'holt.b.v1.Tree: {}\n');
    await expect(createBundle(site)).rejects.toThrow(
      'openapi/services/b/schemas/tree.yaml: the page /docs/api/schemas/tree is already made from openapi/services/a/schemas/tree.yaml.',
    );
  });

  it('in YAML has its file and line, and goes away', async () => {
    const files: ParsedFiles = new Map();
    const bundle = () => createBundle(site, files);
    const cut = 'openapi/services/a/operations/cut.yaml';
    write(cut, operation('tree', '"Cut'));
    await expect(bundle()).rejects.toThrow(
      /^openapi\/services\/a\/operations\/cut\.yaml:\d+: Failed to parse: [^\n]*$/,
    );
    write(cut, operation('tree'));
    await expect(bundle()).resolves.toBeDefined();
  });

  it('in the root has its file and line', async () => {
    write('openapi/openapi.yaml', 'a: [');
    await expect(createBundle(site)).rejects.toThrow(
      /^openapi\/openapi\.yaml:\d+: /,
    );
  });

  it.each(['gone', 'other'])(
    'in a reference to %s has its place',
    async (name) => {
      write('openapi/services/a/schemas/other.yaml', 'holt.a.v1.Bush: {}\n');
      write('openapi/services/a/operations/cut.yaml', operation(name));
      await expect(createBundle(site)).rejects.toThrow(
        "openapi/services/a/operations/cut.yaml:10: Can't resolve $ref",
      );
    },
  );

  it('is a missing root', async () => {
    rmSync(path.join(site, 'openapi', 'openapi.yaml'));
    await expect(createBundle(site)).rejects.toThrow('openapi.yaml');
  });
});
