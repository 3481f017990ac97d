import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Side} from '../api/model';
import type {JsonSchema} from '../api/openapi';
import {getReferredName} from '../api/references';
import type {ApiSchema} from './api';

/** Gives one sentence per fault of an example of a schema. */
export type ExampleValidator = (schema: string, value: unknown) => string[];

/** Replaces references to files by references into `$defs`. */
function toLocal(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toLocal);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref'
        ? [key, `#/$defs/${getReferredName(String(value))}`]
        : [key, toLocal(value)],
    ),
  );
}

/** An object schema that refuses fields which the message does not have. */
function closeSchema(schema: JsonSchema): JsonSchema & object {
  return schema.type === 'object' && schema.additionalProperties === undefined
    ? {...schema, additionalProperties: false}
    : schema;
}

/** A schema that requires what the server sends, not what it wants. */
const makeAnswering = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  required: Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field['x-always-present'] ? [name] : [],
  ),
});

/**
 * Validator of examples by JSON Schema 2020-12. Servers ignore fields they do
 * not know; an example with one is a mistake all the same. In a response, the
 * fields that are always present are the required ones.
 */
export function createExampleValidator(
  schemas: readonly Pick<ApiSchema, 'name' | 'schema'>[],
  side: Side,
): ExampleValidator {
  const written = (schema: JsonSchema) =>
    closeSchema(side === 'response' ? makeAnswering(schema) : schema);
  const $defs = Object.fromEntries(
    schemas.map(({name, schema}) => [name, toLocal(written(schema))]),
  );
  // Redocly has looked at the schemas; to compile their meta-schema takes longer
  // than all else.
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateSchema: false,
  });
  addFormats(ajv);
  ajv.addFormat('uint32', {
    type: 'number',
    validate: (value) => value >= 0 && value < 2 ** 32,
  });
  ajv.addSchema({$id: 'api', $defs});
  return (schema, value) => {
    const validate = ajv.getSchema(`api#/$defs/${schema}`);
    if (!validate) return [`has the schema ${schema}, which does not exist.`];
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(
      ({instancePath, message, params}) =>
        `is not valid: ${instancePath || 'the message'} ${message} ${JSON.stringify(params)}`,
    );
  };
}
