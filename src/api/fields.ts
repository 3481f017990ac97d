import type {EnumValue, Field, FieldType} from './model';
import type {JsonSchema} from './openapi';

const schemaPointer = '#/components/schemas/';

export const getReferenceTo = (name: string): string => schemaPointer + name;

export function getSchemaName(ref: string): string {
  if (!ref.startsWith(schemaPointer)) {
    throw new Error(
      `"${ref}" does not point into components/schemas. Refer to a schema file as "../schemas/file.yaml#/full.Name".`,
    );
  }
  return ref.slice(schemaPointer.length);
}

/** Scalar type in JSON: `string (int64)`, `string (RFC 3339)`. */
export function getScalarName({
  type,
  format,
  contentEncoding,
}: JsonSchema): string {
  if (type === undefined) return 'any';
  const form = contentEncoding ?? format;
  if (form === undefined) return type;
  return `${type} (${form === 'date-time' ? 'RFC 3339' : form})`;
}

export function getFieldType(schema: JsonSchema): FieldType {
  if (schema.type === 'array' && schema.items) {
    return {...getFieldType(schema.items), repeated: true};
  }
  const values = schema.additionalProperties;
  if (schema.type === 'object' && typeof values === 'object') {
    return {...getFieldType(values), map: true};
  }
  const {$ref} = schema;
  return {
    name: $ref ? getSchemaName($ref) : getScalarName(schema),
    isSchema: Boolean($ref),
    repeated: false,
    map: false,
  };
}

/** Groups of fields: exactly one field of each is set. */
export const getGroups = ({oneOf, allOf = []}: JsonSchema): string[][] =>
  [...(oneOf ? [{oneOf}] : []), ...allOf].map((group) =>
    group.oneOf.flatMap(({required}) => required),
  );

/** Own properties only: an enum value may be named `constructor`. */
const getEntry = <T>(
  entries: Record<string, T> | undefined,
  name: string,
): T | undefined =>
  entries && Object.hasOwn(entries, name) ? entries[name] : undefined;

/**
 * Values of an enumeration.
 *
 * @param isDraft whether its schema is a draft, so that its values are none
 */
export const getEnumValues = (
  schema: JsonSchema,
  isDraft = schema['x-draft'],
): EnumValue[] =>
  (schema.enum ?? []).map(String).map((name) => {
    const description = getEntry(schema['x-enumDescriptions'], name);
    return {
      name,
      description,
      httpStatus: getEntry(schema['x-http-status'], name),
      draft: !isDraft && description === undefined,
    };
  });

/** Keywords of JSON Schema that limit the values of a field. */
export const limitKeys = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'const',
  'not',
] as const;

/** Constraints in JSON Schema notation, without the format of integers. */
function getLimits(schema: JsonSchema): string[] {
  const {format = ''} = schema;
  const isInteger = /^u?int(?:32|64)$/.test(format);
  return [
    ...limitKeys.flatMap((key) => {
      const value = schema[key];
      const isOfType =
        isInteger &&
        (key === 'pattern' ||
          (key === 'minimum' && value === 0 && format.startsWith('u')));
      return value === undefined || isOfType
        ? []
        : [
            `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
          ];
    }),
    ...(['items', 'additionalProperties'] as const).flatMap((key) => {
      const part = schema[key];
      return typeof part === 'object'
        ? getLimits(part).map((limit) => `${key}.${limit}`)
        : [];
    }),
  ];
}

export function getFields(schema: JsonSchema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    type: getFieldType(property),
    description: property.description,
    required: schema.required?.includes(name) ?? false,
    alwaysPresent: property['x-always-present'] ?? false,
    defaultValue:
      property.default === undefined
        ? undefined
        : JSON.stringify(property.default),
    limits: getLimits(property),
    readOnly: property.readOnly ?? false,
    deprecated: property.deprecated,
    draft: property['x-draft'],
    enumValues: getEnumValues(property, schema['x-draft']),
  }));
}
