import path from 'node:path';

/** How a type of protobuf is written in a file of the description. */
const scalars: Record<string, Record<string, unknown>> = {
  string: {type: 'string'},
  bool: {type: 'boolean'},
  bytes: {type: 'string', contentEncoding: 'base64'},
  int32: {type: 'integer', format: 'int32'},
  uint32: {type: 'integer', format: 'uint32', minimum: 0},
  int64: {type: 'string', format: 'int64', pattern: '^-?[0-9]+$'},
  uint64: {type: 'string', format: 'uint64', pattern: '^[0-9]+$'},
  float: {type: 'number', format: 'float'},
  double: {type: 'number', format: 'double'},
  object: {type: 'object', additionalProperties: true},
  any: {},
};

/** Keys of a field that say what its type is, or depend on it. */
export const typeKeys = [
  '$ref',
  'type',
  'format',
  'pattern',
  'contentEncoding',
  'items',
  'additionalProperties',
  'minimum',
  'maximum',
  'enum',
  'default',
];

/** The reference from one file to the schema in another. */
export function getReferenceTo(
  name: string,
  target: string,
  from: string,
): string {
  const relative = path.posix.relative(path.posix.dirname(from), target);
  return `${relative.startsWith('.') ? relative : `./${relative}`}#/${name}`;
}

/**
 * A field's type as a file of the description has it.
 *
 * @param type as `FieldShape` has it
 * @param file that the field is written in
 * @param schemaFiles files of the schemas, by full name
 * @throws when the type is a schema that no file describes
 */
export function getFieldSchema(
  type: string,
  file: string,
  schemaFiles: ReadonlyMap<string, string>,
): Record<string, unknown> {
  if (type.startsWith('[]')) {
    return {
      type: 'array',
      items: getFieldSchema(type.slice(2), file, schemaFiles),
    };
  }
  if (type.startsWith('map<')) {
    const values = getFieldSchema(type.slice(4, -1), file, schemaFiles);
    return {type: 'object', additionalProperties: values};
  }
  const scalar = scalars[type];
  if (scalar) return scalar;
  const target = schemaFiles.get(type);
  if (target === undefined) {
    throw new Error(
      `The type "${type}" is used, but the description has no schema of this name.`,
    );
  }
  return {$ref: getReferenceTo(type, target, file)};
}

/** What a value of a type looks like when nothing is known of it, as JSON. */
export function getZeroValue(type: string): unknown {
  if (type.startsWith('[]')) return [];
  if (type.startsWith('map<') || type === 'object') return {};
  if (type === 'bool') return false;
  if (['int64', 'uint64'].includes(type)) return '0';
  if (['int32', 'uint32', 'float', 'double'].includes(type)) return 0;
  return type === 'string' || type === 'bytes' ? '' : {};
}

/** A value of one type as one of another, as JSON; `undefined` if it has no such form. */
export function convertValue(
  value: unknown,
  from: string,
  to: string,
): unknown {
  if (to.startsWith('[]') && !from.startsWith('[]')) {
    const inner = convertValue(value, from, to.slice(2));
    return inner === undefined ? undefined : [inner];
  }
  if (from.startsWith('[]') && Array.isArray(value)) {
    const all = to.startsWith('[]')
      ? value.map((one) => convertValue(one, from.slice(2), to.slice(2)))
      : undefined;
    return all?.includes(undefined) ? undefined : all;
  }
  if (from === to) return value;
  // A message or enum of another name: whether its values fit, the lint says.
  if (from.includes('.') && to.includes('.')) return value;
  const isText = ['string', 'int64', 'uint64'].includes(to);
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  if (isText && isScalar) {
    const text = String(value);
    return to === 'string' || /^-?\d+$/.test(text) ? text : undefined;
  }
  if (['int32', 'uint32', 'float', 'double'].includes(to)) {
    const number = Number(value);
    const fits = to === 'float' || to === 'double' || Number.isInteger(number);
    return isScalar && value !== '' && Number.isFinite(number) && fits
      ? number
      : undefined;
  }
  if (to === 'bool') {
    return value === 'true' || value === 'false' ? value === 'true' : undefined;
  }
  return undefined;
}
