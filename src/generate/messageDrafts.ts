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
  email: 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  'uri-reference': '/',
  uuid: '00000000-0000-0000-0000-000000000000',
};

/** Values that satisfy common patterns, the emptiest first. */
const texts = [
  ...['', 'a', 'A', '1', 'a1', 'example', 'Example', '192.0.2.0/24'],
  ...Object.values(textOfFormat),
];

const isMatch = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // RE2, which protovalidate uses, has flags that JavaScript lacks.
    return true;
  }
};

/** A short text that satisfies the format, the length, and the pattern. */
function getText({
  format = '',
  minLength = 0,
  maxLength = Infinity,
  pattern,
}: JsonSchema): string {
  const given = textOfFormat[format];
  if (given !== undefined) return given;
  const long = 'a'.repeat(Math.min(minLength, 1000));
  return (
    [...texts, long].find(
      (text) =>
        text.length >= minLength &&
        text.length <= maxLength &&
        (!pattern || isMatch(pattern, text)),
    ) ?? long
  );
}

function getNumber({
  minimum,
  maximum,
  exclusiveMinimum = -Infinity,
  exclusiveMaximum = Infinity,
  multipleOf: step = 1,
}: JsonSchema): number {
  const lowest = minimum ?? Number(exclusiveMinimum) + step;
  const highest = maximum ?? Number(exclusiveMaximum) - step;
  if (lowest > 0) return Math.ceil(lowest / step) * step;
  return highest < 0 ? Math.floor(highest / step) * step : 0;
}

/** The emptiest value that a schema allows. */
function getValue(
  schema: JsonSchema,
  schemas: OpenApiDocument['components']['schemas'],
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
    const isSet = (value: string): boolean => !value.endsWith('UNSPECIFIED');
    return schema.enum.find(isSet) ?? schema.enum[0] ?? '';
  }
  switch (schema.type) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return getNumber(schema);
    case 'string':
      return /^u?int64$/.test(schema.format ?? '')
        ? String(getNumber(schema))
        : getText(schema);
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

/** A message with all fields of its schema, each as empty as it may be. */
function getSkeleton(
  name: string,
  schemas: OpenApiDocument['components']['schemas'],
  depth = 0,
): unknown {
  const schema: JsonSchema = schemas[name] ?? {};
  if (!schema.properties) {
    return schema.type === undefined ? {} : getValue(schema, schemas, depth);
  }
  const groups = getGroups(schema);
  const oneOf = new Set(groups.flatMap(([, ...others]) => others));
  // Without its first field, a message with such a group would be invalid.
  const needed = new Set(groups.flatMap(([first = '']) => first));
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([field]) => !oneOf.has(field))
      .filter(
        ([field, property]) =>
          !getFieldType(property).isSchema ||
          depth < (needed.has(field) ? 2 * deepest : deepest),
      )
      .map(([field, property]) => [field, getValue(property, schemas, depth)]),
  );
}

/** Gives each operation of a draft an example that its constraints allow. */
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

const textKeys = new Set(['description', 'summary']);

/** Removes the texts of drafts, so that nobody translates them. */
export function removeDraftTexts(document: OpenApiDocument): OpenApiDocument {
  const strip = (node: unknown, isInDraft: boolean): unknown => {
    if (Array.isArray(node)) return node.map((one) => strip(one, isInDraft));
    if (typeof node !== 'object' || node === null) return node;
    const isDraft = isInDraft || 'x-draft' in node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(
          ([key, value]) =>
            !(isDraft && typeof value === 'string' && textKeys.has(key)),
        )
        .map(([key, value]) => [key, strip(value, isDraft)]),
    );
  };
  return strip(document, false) as OpenApiDocument;
}
