import {getSchemaExamples} from '../../../../src/reference/schemaExamples';
import {buildReference} from '../../../../src/reference/buildReference';
import {getNameLinks} from '../../../../src/reference/nameLinks';
import type {
  JsonSchema,
  OpenApiDocument,
} from '../../../../src/reference/openapi';
import type {PageContext, Site} from '../../../../src/reference/pages/context';
import {renderIntroductionPage} from '../../../../src/reference/pages/introductionPage';
import {renderOperationPage} from '../../../../src/reference/pages/operationPage';
import type {Page} from '../../../../src/reference/pages/page';
import {renderSchemaPage} from '../../../../src/reference/pages/schemaPage';
import {renderServicePage} from '../../../../src/reference/pages/servicePage';
import {createTranslator} from '../../../../src/reference/texts';
import {toolLinks} from '../../../../src/site';

const folder = 'openapi/services/a';
const ref = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});

/** Every place of a description that a writer fills with a text. */
export const positions = [
  'summary',
  'operation',
  'request',
  'response',
  'field',
  'enumValue',
  'fieldEnumValue',
  'schema',
  'service',
  'displayName',
  'guide',
  'introduction',
  'error',
  'errorMessage',
  'exampleSummary',
  'exampleValue',
] as const;
export type Position = (typeof positions)[number];
export type Texts = Record<Position, string>;

/** A small API with the texts in their places, and more schemas if given. */
export function describe(
  texts: Texts,
  more: Record<string, JsonSchema> = {},
): PageContext & Site {
  const schemas: Record<string, JsonSchema> = {
    'holt.a.v1.Tree': {
      type: 'object',
      description: texts.schema,
      properties: {
        name: {type: 'string', description: texts.field},
        kind: {
          type: 'string',
          enum: ['OAK'],
          'x-enumDescriptions': {OAK: texts.fieldEnumValue},
        },
        state: ref('holt.a.v1.State'),
      },
    },
    'holt.a.v1.State': {
      type: 'string',
      enum: ['ALIVE'],
      'x-enumDescriptions': {ALIVE: texts.enumValue},
    },
    'connect.error': {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          enum: ['internal'],
          'x-http-status': {internal: 500},
        },
      },
    },
    ...more,
  };
  const content = (name: string) => ({
    'application/json': {
      schema: ref(name),
      toolLinks,
      examples: {
        one: {
          summary: texts.exampleSummary,
          value: {text: texts.exampleValue},
        },
      },
    },
  });
  const path = '/holt.a.v1.AService/GetTree';
  const document: OpenApiDocument = {
    info: {
      title: 'T',
      version: 'v1',
      summary: 's',
      description: texts.introduction,
    },
    tags: [
      {
        name: 'AService',
        'x-displayName': texts.displayName,
        description: texts.service,
        'x-guide': [{id: 'objects', text: texts.guide}],
      },
    ],
    paths: {
      [path]: {
        post: {
          operationId: 'AService_GetTree',
          tags: ['AService'],
          summary: texts.summary,
          description: texts.operation,
          'x-connect-errors': [
            {
              code: 'internal',
              description: texts.error,
              message: texts.errorMessage,
            },
          ],
          'x-related': ['GetTree'],
          requestBody: {
            description: texts.request,
            content: content('holt.a.v1.Tree'),
          },
          responses: {
            '200': {
              description: texts.response,
              content: content('holt.a.v1.Tree'),
            },
          },
        },
      },
    },
    components: {schemas},
  };
  const reference = buildReference(document, {
    operations: new Map([[path, `${folder}/operations/get-tree.yaml`]]),
    schemas: new Map(
      Object.keys(schemas).map((name) => [
        name,
        `${folder}/schemas/${name.toLowerCase().replace(/^.*\./, '')}.yaml`,
      ]),
    ),
  });
  return {
    guides: new Map(),
    reference,
    toolLinks,
    links: getNameLinks(reference),
    t: createTranslator({}),
    diagrams: {},
    highlight: (html) => ({html}),
    editUrl: (source) => `https://example.com/edit/${source}`,
    examples: getSchemaExamples(reference),
    simulated: new Set(reference.operations.keys()),
  };
}

function first<T>(values: Iterable<T>): T {
  for (const value of values) return value;
  throw new Error('Nothing is there.');
}

/** The page of a schema. */
export function findSchema(context: PageContext & Site, name: string): Page {
  const schema = context.reference.schemas.get(name);
  if (!schema) throw new Error(`${name} is not there.`);
  return renderSchemaPage(schema, context);
}

/** A page of each kind. */
export const pages = {
  operation: (context: PageContext & Site): Page =>
    renderOperationPage(first(context.reference.operations.values()), context),
  schema: (context: PageContext & Site): Page =>
    findSchema(context, 'holt.a.v1.Tree'),
  enumeration: (context: PageContext & Site): Page =>
    findSchema(context, 'holt.a.v1.State'),
  service: (context: PageContext & Site): Page =>
    renderServicePage(first(context.reference.services), context),
  introduction: renderIntroductionPage,
};
