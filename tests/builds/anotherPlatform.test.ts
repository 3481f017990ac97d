import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {SiteCopy} from '../faults/site';

const copy = new SiteCopy();
afterAll(() => copy.remove());

const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});
const text = {type: 'string', title: 'text'};
const message = (properties: object, more: object = {}): object => ({
  type: 'object',
  properties,
  ...more,
});

function call(request: string, response: string, more: object = {}): object {
  const body = (name: string): object => ({
    content: {'application/json': {schema: ref(name)}},
  });
  return {
    post: {
      ...more,
      requestBody: body(request),
      responses: {'200': body(response)},
    },
  };
}

/** Five services, two in one package and two of one name; hostile names and texts. */
const acme = {
  openapi: '3.1.0',
  info: {title: 'acme'},
  paths: {
    '/acme.query.v1.QueryService/Run': call(
      'acme.query.v1.RunRequest',
      'acme.query.v1.RunResponse',
      {summary: 'Runs {it}.', description: '<script>alert(1)</script> `${x}`'},
    ),
    '/acme.query.v1.QueryService/Follow': {},
    '/acme.query.v1.Admin/Run': call(
      'acme.query.v1.RunRequest',
      'google.protobuf.Empty',
      {deprecated: true},
    ),
    '/acme.query.v2.QueryService/Run': call(
      'acme.query.v1.RunRequest',
      'acme.query.v1.RunResponse',
    ),
    '/audit.Log/ListVMs': call('audit.Ask', 'audit.Entry'),
    '/api/acme.v1alpha1.PlaceService/Get': call(
      'audit.Ask',
      'acme.types.Place',
    ),
  },
  components: {
    schemas: {
      'acme.query.v1.RunRequest': message(
        {
          query: {...text, minLength: 1},
          step: ref('google.protobuf.Duration'),
          limit: {type: ['integer', 'null'], format: 'int32', maximum: 9},
          place: ref('acme.types.Place'),
        },
        {required: ['query']},
      ),
      'acme.query.v1.RunResponse': message({
        series: {type: 'array', items: ref('acme.query.v1.Series')},
        total: {type: ['integer', 'string'], format: 'int64'},
      }),
      'acme.query.v1.Series': message(
        {
          constructor: text,
          hasOwnProperty: text,
          'a.b': text,
          名前: text,
          kind: ref('acme.query.v1.Kind'),
          children: {type: 'array', items: ref('acme.query.v1.Series')},
        },
        {description: '# A heading\n\nA <T> with {braces}.'},
      ),
      'acme.query.v1.Kind': {type: 'string', enum: ['NULL', 'constructor']},
      'audit.Ask': {
        type: 'object',
        allOf: [
          {properties: {id: text}},
          {
            oneOf: [
              message({byName: text}, {required: ['byName']}),
              message({byNumber: {type: 'integer'}}, {required: ['byNumber']}),
            ],
          },
        ],
      },
      'audit.Entry': message({
        note: {oneOf: [text, {type: 'null'}]},
        details: {type: 'array', items: ref('google.protobuf.Any')},
      }),
      'acme.types.Place': message({name: text}),
      'google.protobuf.Any': message({'@type': text}),
      'google.protobuf.Duration': {type: 'string', format: 'duration'},
      'google.protobuf.Empty': {type: 'object'},
    },
  },
};

/** Steps 1 to 5 of `openapi/another-platform.md`. */
function moveIn(): void {
  for (const gone of [
    ...[
      'platform',
      'words',
      'releases.yaml',
      'workflows',
      'datacenter',
      'markdown',
    ],
    ...['facts', 'sandbox', 'symptoms', 'error-messages', 'platform-map'].map(
      (name) => `${name}.yaml`,
    ),
    'search-synonyms.yaml',
  ]) {
    rmSync(path.join(copy.folder, 'openapi', gone), {recursive: true});
  }
  for (const folder of [
    'docs/guides',
    'i18n/zh-hant/docusaurus-plugin-content-docs/current/guides',
  ]) {
    rmSync(path.join(copy.folder, folder), {recursive: true});
  }
  mkdirSync(path.join(copy.folder, 'openapi/platform'));
  copy.write('openapi/platform/v1.0.yaml', JSON.stringify(acme));
  const root = copy.read('openapi/openapi.yaml');
  copy.write(
    'openapi/openapi.yaml',
    root
      .replace(/^tags:\n(?: .*\n)+/m, '')
      .replace(/^ {2}x-platform-map:\n.*\n/m, ''),
  );
  copy.write('openapi/introduction.md', 'Acme runs queries.\n');
  const errors = 'openapi/shared/schemas/connect-error.yaml';
  copy.write(
    errors,
    copy
      .read(errors)
      .replace(/^( {8}\w+): '?[A-Z`].*$/gm, '$1: Some failure of a call.'),
  );
  const order = copy.read('src/guides/order.ts');
  copy.write(
    'src/guides/order.ts',
    order.replace(/names: \[[^\]]*\]/g, 'names: []'),
  );
}

it('another platform has a reference from its file alone', () => {
  moveIn();
  const {code, output} = copy.run('api');
  expect(code, output).toBe(0);
  expect(output).toContain('Pages of 5 services, 5 operations');
  const page = JSON.parse(copy.read('.generated/pages/en/query-run.json')) as {
    draft?: boolean;
  };
  expect(JSON.stringify(page)).toContain('minLength: 1');
  expect(copy.read('.generated/static/en/holt-api.d.ts')).toContain(
    'hasOwnProperty?: string;',
  );
  // Nobody has written the file yet: the link creates it.
  expect(copy.read('docs/api/query-service-run.api.mdx')).toContain(
    '/new/main?filename=openapi/words/query/operations/run.yaml',
  );
  const document = JSON.parse(
    copy.read('.generated/static/en/openapi.json'),
  ) as {tags: {name: string}[]};
  expect(document.tags.map(({name}) => name)).toEqual([
    'QueryService',
    'Admin',
    'acme.query.v2.QueryService',
    'Log',
    'PlaceService',
  ]);
  for (const file of ['log-list-vms', 'admin-run', 'place-get']) {
    const page = `.generated/pages/en/${file}.json`;
    expect(existsSync(path.join(copy.folder, page)), file).toBe(true);
  }
}, 300_000);
