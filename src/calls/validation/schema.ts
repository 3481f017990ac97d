import {parsePointer} from '../fieldPath';

/** The subset of JSON Schema 2020-12 in operation data. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  format?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  oneOf?: {required: string[]}[];
}

export function resolveSchema(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? undefined : root.$defs?.[name];
  return target ? resolveSchema(target, root) : schema;
}

/**
 * The schema that contains a keyword.
 *
 * @param location of the keyword, possibly through `$ref`
 */
export function getSchemaAt(root: Schema, location: string): Schema {
  let at: unknown = root;
  for (const step of parsePointer(location).slice(0, -1)) {
    at =
      step === '$ref'
        ? resolveSchema(at as Schema, root)
        : (at as Record<string, unknown>)[step];
  }
  return at as Schema;
}
