import type {Field, Schema, Type, Value} from './model';
import {resolveRef, readYaml, schemaFiles, findService, toSlug} from './source';

/** A schema as the sources write it. */
export interface Written {
  $ref?: string;
  type?: string;
  format?: string;
  contentEncoding?: string;
  description?: string;
  default?: unknown;
  readOnly?: boolean;
  'x-always-present'?: true;
  required?: string[];
  properties?: Record<string, Written>;
  items?: Written;
  additionalProperties?: Written | boolean;
  enum?: string[];
  oneOf?: {required: string[]}[];
  'x-enumDescriptions'?: Record<string, string>;
  'x-http-status'?: Record<string, number>;
}

/** A scalar as JSON sends it, and what its text or number means. */
function getKind({type, format, contentEncoding}: Written): string {
  if (!type) return 'any';
  const meaning = (contentEncoding ?? format)?.replace('date-time', 'RFC 3339');
  return meaning ? `${type} (${meaning})` : type;
}

/** Type of a field, of a list's items or of a map's values. */
export function readType(written: Written, file: string): Type {
  const {type, items, additionalProperties: values, $ref} = written;
  if (type === 'array' && items) {
    return {...readType(items, file), shape: 'list'};
  }
  if (type === 'object' && typeof values === 'object') {
    return {...readType(values, file), shape: 'map'};
  }
  return $ref
    ? {name: resolveRef($ref, file).name, isSchema: true, shape: 'one'}
    : {name: getKind(written), isSchema: false, shape: 'one'};
}

const getValues = (written: Written): Value[] =>
  (written.enum ?? []).map((name) => ({
    name,
    description: written['x-enumDescriptions']?.[name] ?? '',
    status: written['x-http-status']?.[name],
  }));

function getFields(
  {properties = {}, required}: Written,
  file: string,
): Field[] {
  return Object.entries(properties).map(([name, written]) => ({
    name,
    type: readType(written, file),
    description: written.description ?? '',
    required: required?.includes(name) ?? false,
    alwaysPresent: written['x-always-present'] === true,
    readOnly: written.readOnly === true,
    defaultValue:
      'default' in written ? JSON.stringify(written.default) : undefined,
    values: getValues(written),
  }));
}

/** Every schema of the sources, by its full name, in the order of names. */
export function readSchemas(): Map<string, Schema> {
  const schemas = schemaFiles().flatMap((file) =>
    Object.entries(readYaml<Record<string, Written>>(file)).map(
      ([name, written]): [string, Schema] => [
        name,
        {
          name,
          slug: toSlug(file),
          service: findService(file),
          file,
          description: written.description ?? '',
          kind: getKind(written),
          fields: getFields(written, file),
          values: getValues(written),
          oneOf: (written.oneOf ?? []).flatMap(({required}) => required),
        },
      ],
    ),
  );
  return new Map(schemas.sort(([a], [b]) => (a < b ? -1 : 1)));
}
