import type {JsonSchema, OpenApiDocument} from '../api/openapi';
import {getFieldType, getGroups, getScalarName} from '../api/fields';
import type {FieldType} from '../api/model';
import type {Text} from '../translations/texts/texts';

const summary: Text = 'All fields, with empty values';

/** Nesting depth below which messages stay empty. */
const deepest = 3;

const zeros: [pattern: RegExp, value: unknown][] = [
  [/^boolean/, false],
  [/^(?:integer|number)/, 0],
  [/^string \(u?int64\)/, '0'],
  [/^string/, ''],
];

const getZero = (type: string): unknown =>
  zeros.find(([pattern]) => pattern.test(type))?.[1] ?? null;

/** A message with all fields of its schema, all empty. */
function getSkeleton(
  name: string,
  schemas: OpenApiDocument['components']['schemas'],
  depth = 0,
): unknown {
  const schema: JsonSchema = schemas[name] ?? {};
  if (schema.enum) return schema.enum[0] ?? '';
  if (schema.format === 'date-time') return '1970-01-01T00:00:00Z';
  const [example] = (schema.examples ?? []) as unknown[];
  if (example !== undefined) return example;
  if (!schema.properties) {
    return schema.type === 'object' || schema.type === undefined
      ? {}
      : getZero(getScalarName(schema));
  }
  const oneOf = new Set(getGroups(schema).flatMap(([, ...others]) => others));
  const single = ({name: type, isSchema}: FieldType): unknown =>
    isSchema ? getSkeleton(type, schemas, depth + 1) : getZero(type);
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([field]) => !oneOf.has(field))
      .flatMap(([field, property]): [string, unknown][] => {
        const type = getFieldType(property);
        if (type.isSchema && depth >= deepest) return [];
        if (type.map) return [[field, {key: single(type)}]];
        return [[field, type.repeated ? [single(type)] : single(type)]];
      }),
  );
}

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
