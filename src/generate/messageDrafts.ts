import type {JsonSchema, OpenApiDocument} from '../api/openapi';
import {getFieldType, getGroups, getSchemaName} from '../api/fields';
import type {Text} from '../translations/texts/texts';

const summary: Text = 'All fields, with empty values';

/** Nesting depth below which messages stay empty. */
const deepest = 3;

const textOfFormat: Record<string, string> = {
  date: '2000-01-01',
  'date-time': '1970-01-01T00:00:00Z',
  duration: '0s',
  uuid: '00000000-0000-0000-0000-000000000000',
};

type Schemas = OpenApiDocument['components']['schemas'];

/** An empty value of a type. Patterns and limits but the least are ignored. */
function getValue(
  schema: JsonSchema,
  schemas: Schemas,
  depth: number,
): unknown {
  if (schema.$ref) {
    return getSkeleton(getSchemaName(schema.$ref), schemas, depth + 1);
  }
  const [example] = (schema.examples ?? []) as unknown[];
  const given = example ?? schema.const ?? schema.default;
  if (given !== undefined) return given;
  if (schema.enum) {
    // By the style guide of protobuf, the first value means that none is set.
    const isSet = (one: string | number): boolean =>
      !String(one).endsWith('UNSPECIFIED');
    return schema.enum.find(isSet) ?? schema.enum[0] ?? '';
  }
  switch (schema.type) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'string': {
      const {format = '', minimum = 0, minLength = 0} = schema;
      return /^u?int64$/.test(format)
        ? String(minimum)
        : (textOfFormat[format] ?? 'a'.repeat(Math.min(minLength, 1000)));
    }
    case 'array':
      return schema.items ? [getValue(schema.items, schemas, depth)] : [];
    case 'object': {
      const values = schema.additionalProperties;
      return typeof values === 'object'
        ? {key: getValue(values, schemas, depth)}
        : {};
    }
    default:
      return null;
  }
}

/** A message with all fields of its schema, one of each `oneof`. */
function getSkeleton(name: string, schemas: Schemas, depth = 0): unknown {
  const schema: JsonSchema = schemas[name] ?? {};
  if (!schema.properties) {
    return schema.type === undefined ? {} : getValue(schema, schemas, depth);
  }
  const others = new Set(getGroups(schema).flatMap(([, ...more]) => more));
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(
        ([field, property]) =>
          !others.has(field) &&
          (depth < deepest || !getFieldType(property).isSchema),
      )
      .map(([field, property]) => [field, getValue(property, schemas, depth)]),
  );
}

/** Gives each operation of a draft an example with all fields. */
export function addDraftExamples(document: OpenApiDocument): void {
  const {schemas} = document.components;
  for (const {post} of Object.values(document.paths)) {
    if (!post['x-draft']) continue;
    for (const body of [post.requestBody, post.responses['200']]) {
      for (const content of Object.values(body?.content ?? {})) {
        const name = content.schema.$ref?.split('/').at(-1);
        if (!name || content.examples) continue;
        const value = getSkeleton(name, schemas);
        content.examples = {draft: {summary, value}};
      }
    }
  }
}
