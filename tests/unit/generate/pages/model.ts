import type {
  Field,
  Operation,
  Reference,
  Schema,
  Service,
} from '../../../../src/api/model';
import type {PageContext} from '../../../../src/generate/pages/context';
import {createTranslator} from '../../../../src/translations/texts/texts';

/** Code as it is, so that a test can read it. */
const highlight = (code: string, language: string) => ({
  html: code,
  language,
});

/** A field of the type `string` without marks, unless told otherwise. */
export const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  type: {name: 'string', isSchema: false, repeated: false, map: false},
  description: undefined,
  required: false,
  alwaysPresent: false,
  defaultValue: undefined,
  readOnly: false,
  enumValues: [],
  ...more,
});

/** The schema `holt.a.v1.<shortName>`: an empty message unless told otherwise. */
export const schema = (
  shortName: string,
  more: Partial<Schema> = {},
): Schema => ({
  name: `holt.a.v1.${shortName}`,
  shortName,
  slug: shortName.toLowerCase(),
  serviceKey: 'a',
  description: undefined,
  type: 'object',
  fields: [],
  enumValues: [],
  oneOf: [],
  usedBy: [],
  sides: new Set(),
  usedByEveryCall: false,
  source: 'openapi/words/a/schemas/x.yaml',
  ...more,
});

/** `GetTree`, which takes and answers a `holt.a.v1.Tree`. */
export const operation = (more: Partial<Operation> = {}): Operation => ({
  id: 'AService_GetTree',
  slug: 'a-get-tree',
  path: '/holt.a.v1.AService/GetTree',
  rpc: 'GetTree',
  serviceKey: 'a',
  summary: 'Get a tree',
  description: undefined,
  streaming: false,
  request: {
    schema: 'holt.a.v1.Tree',
    mediaType: 'application/json',
    description: undefined,
    examples: [],
  },
  response: {
    schema: 'holt.a.v1.Tree',
    mediaType: 'application/json',
    description: undefined,
    examples: [],
  },
  errors: [],
  related: [],
  source: 'openapi/words/a/operations/get-tree.yaml',
  ...more,
});

export const service = (more: Partial<Service> = {}): Service => ({
  key: 'a',
  tag: 'AService',
  displayName: 'Trees',
  description: 'Keeps trees. It waters them.',
  guide: [],
  operations: [],
  schemas: [],
  source: 'openapi/words/a/service.yaml',
  ...more,
});

/** The error of every call: 400 and 404 for two codes, none for `unknown`. */
const connectError = schema('Error', {
  name: 'connect.error',
  fields: [
    field('message', {
      enumValues: [
        {name: 'not_found', description: undefined, httpStatus: 999},
      ],
    }),
    field('code', {
      enumValues: [
        {name: 'invalid_argument', description: undefined, httpStatus: 400},
        {name: 'not_found', description: undefined, httpStatus: 404},
        {name: 'unknown', description: undefined, httpStatus: undefined},
      ],
    }),
  ],
});

interface Parts {
  schemas?: Schema[];
  operations?: Operation[];
  services?: Service[];
  headers?: Field[];
  description?: string;
}

/** What pages are made with, in English; `connect.error` is always there. */
export function createPageContext(
  parts: Parts = {},
  more: Partial<PageContext> = {},
): PageContext {
  const {schemas = [], operations = [], services = [], headers = []} = parts;
  const reference: Reference = {
    title: 'T',
    description: parts.description ?? 'The API. It grows trees.',
    services,
    sharedSchemas: [],
    map: [],
    headers,
    operations: new Map(operations.map((one) => [one.id, one])),
    schemas: new Map([connectError, ...schemas].map((one) => [one.name, one])),
  };
  return {
    locale: 'en',
    guides: new Map(),
    reference,
    links: new Map(),
    t: createTranslator({}),
    diagram: (code) => ({label: code, svg: code, relations: []}),
    examples: new Map(),
    sandbox: {operations: {}, objects: {}},
    highlight,
    ...more,
  };
}
