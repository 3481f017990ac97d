import {describe, expect, it} from 'vitest';
import {buildReference} from '../../src/reference/buildReference';
import {fieldTypeOf, fieldsOf, schemaNameOf} from '../../src/reference/fields';
import {attributes, page} from '../../src/reference/mdx';
import type {OpenApiDocument} from '../../src/reference/openapi';
import {longPathRedirects} from '../../src/reference/redirects';
import {interpolate, translatorOf} from '../../src/reference/texts';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

describe('fieldTypeOf', () => {
  it('knows scalars, schemas, lists and maps', () => {
    expect(fieldTypeOf({type: 'string', format: 'int64'}).name).toBe('int64');
    expect(fieldTypeOf({type: 'string', contentEncoding: 'base64'}).name).toBe(
      'bytes',
    );
    expect(fieldTypeOf({}).name).toBe('any');
    expect(fieldTypeOf(ref('a.B'))).toEqual({
      name: 'a.B',
      isSchema: true,
      repeated: false,
      map: false,
    });
    expect(fieldTypeOf({type: 'array', items: ref('a.B')})).toMatchObject({
      name: 'a.B',
      repeated: true,
    });
    expect(
      fieldTypeOf({type: 'object', additionalProperties: {type: 'string'}}),
    ).toMatchObject({name: 'string', map: true});
  });
});

describe('fieldsOf', () => {
  it('gives no fields for an empty message', () => {
    expect(fieldsOf({type: 'object'})).toEqual([]);
  });

  it('marks what is required', () => {
    const fields = fieldsOf({
      required: ['a'],
      properties: {a: {type: 'string'}, b: {type: 'string'}},
    });
    expect(fields.map(({required}) => required)).toEqual([true, false]);
  });
});

describe('schemaNameOf', () => {
  it('refuses a reference that was not bundled', () => {
    expect(() => schemaNameOf('../x.yaml')).toThrow('../x.yaml');
  });
});

const document: OpenApiDocument = {
  info: {title: 'T', version: 'v1', summary: 's', description: 'd'},
  tags: [{name: 'AService', 'x-displayName': 'A', description: 'A.'}],
  paths: {
    '/holt.a.v1.AService/GetTree': {
      post: {
        operationId: 'AService_GetTree',
        tags: ['AService'],
        summary: 'Get a tree',
        requestBody: {
          content: {'application/json': {schema: ref('holt.a.v1.Empty')}},
        },
        responses: {
          '200': {
            content: {'application/json': {schema: ref('holt.a.v1.Tree')}},
          },
        },
      },
    },
  },
  components: {
    schemas: {
      'holt.a.v1.Empty': {type: 'object'},
      'holt.a.v1.Tree': {
        type: 'object',
        properties: {children: {type: 'array', items: ref('holt.a.v1.Tree')}},
      },
    },
  },
};
const sources = {
  operations: new Map([
    [
      '/holt.a.v1.AService/GetTree',
      'openapi/services/a/operations/get-tree.yaml',
    ],
  ]),
  schemas: new Map([
    ['holt.a.v1.Empty', 'openapi/services/a/schemas/empty.yaml'],
    ['holt.a.v1.Tree', 'openapi/services/a/schemas/tree.yaml'],
  ]),
};

describe('buildReference', () => {
  it('links recursive schemas without end', () => {
    const {schemas, operations} = buildReference(document, sources);
    expect(operations.get('AService_GetTree')?.slug).toBe('a-get-tree');
    expect(schemas.get('holt.a.v1.Tree')?.usedBy).toEqual([
      {kind: 'operation', id: 'AService_GetTree'},
      {kind: 'schema', name: 'holt.a.v1.Tree'},
    ]);
  });

  it('says which path has no file', () => {
    expect(() =>
      buildReference(document, {...sources, operations: new Map()}),
    ).toThrow('/holt.a.v1.AService/GetTree');
  });

  it('says which schema has no file', () => {
    expect(() =>
      buildReference(document, {...sources, schemas: new Map()}),
    ).toThrow('holt.a.v1.Empty');
  });
});

describe('longPathRedirects', () => {
  it('adds the long form of operations only', () => {
    expect(longPathRedirects('/docs/api/application-create-release')).toEqual([
      '/docs/api/application-service-create-release',
    ]);
    expect(
      longPathRedirects('/docs/api/instance-create-virtual-machine-service'),
    ).toEqual(['/docs/api/instance-service-create-virtual-machine-service']);
    expect(longPathRedirects('/docs/api/application-service')).toBeUndefined();
    expect(longPathRedirects('/docs/api/holt-service')).toBeUndefined();
    expect(longPathRedirects('/docs/api/schemas/bus')).toBeUndefined();
    expect(longPathRedirects('/docs/intro')).toBeUndefined();
  });
});

describe('mdx', () => {
  it.each([
    ['"}/><script>{x}', ` a='"}/><script>{x}' b`],
    [`'"&quot;`, ` a='&#39;"&amp;quot;' b`],
    ["it's & {x}", ` a="it's &amp; {x}" b`],
    ['line\n\u2028\u202e', ' a={"line\\n\u2028\u202e"} b'],
  ])('keeps the hostile value %j inside its attribute', (a, expected) => {
    expect(attributes({a, b: true, c: false, d: undefined})).toBe(expected);
  });

  it('keeps hostile titles inside the front matter', () => {
    const text = page({title: 'a: "b"\n---\n# c {d}'}, ['body']);
    expect(text.split('\n---\n')).toHaveLength(2);
    expect(text.endsWith('\n---\n\nbody\n')).toBe(true);
  });
});

describe('texts', () => {
  it('fills placeholders and leaves unknown ones', () => {
    expect(interpolate('{a} {b} {toString}', {a: '$&'})).toBe(
      '$& {b} {toString}',
    );
  });

  it('falls back to English', () => {
    const t = translatorOf({Request: {message: '請求'}});
    expect(t('Request')).toBe('請求');
    expect(t('Response')).toBe('Response');
  });
});
