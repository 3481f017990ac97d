import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Side} from '../api/model';
import type {JsonSchema} from '../api/openapi';
import {getReferredName} from '../api/references';
import type {ApiSchema} from './api';

/** Returns one sentence for each problem of an example. */
export type ExampleValidator = (schema: string, value: unknown) => string[];

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

function closeSchema(schema: JsonSchema): JsonSchema & object {
  return schema.type === 'object' && schema.additionalProperties === undefined
    ? {...schema, additionalProperties: false}
    : schema;
}

/** Requires the fields that the server sends. */
const makeAnswering = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  required: Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field['x-always-present'] ? [name] : [],
  ),
});

/**
 * Validates examples with JSON Schema 2020-12. Unknown fields are errors in
 * examples, although servers ignore them. In responses, always-present fields
 * are required.
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
  // Redocly has validated the schemas, and compiling their meta-schema would
  // take longer than everything else.
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
