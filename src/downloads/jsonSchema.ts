import omit from 'es-toolkit/compat/omit';
import {getSchemaName} from '../reference/fields';
import type {JsonSchema} from '../reference/openapi';

/** JSON Schema, draft 2020-12, which OpenAPI 3.1 is written in. */
export const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** A JSON Schema that stands by itself. */
export interface StandaloneSchema extends Record<string, unknown> {
  $schema: typeof dialect;
  $id: string;
  title: string;
  $defs?: Record<string, unknown>;
}

/** What each value means, which JSON Schema has no keyword for. */
function getDescribed({
  description,
  'x-enumDescriptions': meanings,
}: JsonSchema): string | undefined {
  if (!meanings) return description;
  const values = Object.entries(meanings).map(
    ([value, meaning]) => `- \`${value}\`: ${meaning}`,
  );
  return [...(description ? [description] : []), values.join('\n')].join(
    '\n\n',
  );
}

/** A schema whose references lead where `place` says, without extensions. */
function toPlain(schema: JsonSchema, place: (name: string) => string): object {
  const convert = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(convert);
    if (typeof node !== 'object' || node === null) return node;
    return toPlain(node, place);
  };
  const {$ref, properties, ...rest} = schema;
  const description = getDescribed(schema);
  const others = Object.entries(omit(rest, 'description')).filter(
    // Validators know the formats of JSON Schema and of OpenAPI; what this one
    // of protobuf says is in `minimum` and `maximum`.
    ([key, value]) => !key.startsWith('x-') && value !== 'uint32',
  );
  return {
    ...($ref === undefined ? {} : {$ref: place(getSchemaName($ref))}),
    ...(description === undefined ? {} : {description}),
    ...Object.fromEntries(others.map(([key, value]) => [key, convert(value)])),
    ...(schema.format === 'uint32'
      ? {maximum: schema.maximum ?? 2 ** 32 - 1}
      : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [
              name,
              toPlain(field, place),
            ]),
          ),
        }
      : {}),
  };
}

/**
 * A schema of the description with all that it refers to in `$defs`. The
 * extensions of the description are left out, because strict validators refuse
 * keywords that they do not know; meanings of values are in the description.
 *
 * @param name full name of the schema
 * @param schemas all of the description
 * @param $id address that the schema is served at
 * @throws with the name of a schema that does not exist
 */
export function createStandaloneSchema(
  name: string,
  schemas: Readonly<Record<string, JsonSchema>>,
  $id: string,
): StandaloneSchema {
  const $defs = new Map<string, object>();
  const waiting: string[] = [];
  const place = (other: string): string => {
    if (other === name) return '#';
    if (!$defs.has(other)) waiting.push(other);
    return `#/$defs/${other}`;
  };
  const read = (one: string): object => {
    const schema = Object.hasOwn(schemas, one) ? schemas[one] : undefined;
    if (!schema) throw new Error(`openapi/: there is no schema ${one}.`);
    return toPlain(schema, place);
  };
  const root = read(name);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (!$defs.has(next)) $defs.set(next, read(next));
  }
  return {
    $schema: dialect,
    $id,
    title: name,
    ...root,
    ...($defs.size > 0 ? {$defs: Object.fromEntries($defs)} : {}),
  };
}
