import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import pickBy from 'es-toolkit/compat/pickBy';
import type {Side} from '../api/model';
import type {JsonSchema, OpenApiDocument} from '../api/openapi';
import {getBareSchemas} from '../api/operationData';

/** Returns one sentence for each problem of an example. */
export type ExampleValidator = (schema: string, value: unknown) => string[];

const isAlwaysPresent = (field: JsonSchema): boolean =>
  field['x-always-present'] === true;

/**
 * Validates examples with JSON Schema 2020-12. Unknown fields are errors in
 * examples, although servers ignore them. In responses, the fields that the
 * server always sends are required.
 */
export function createExampleValidator(
  document: OpenApiDocument,
  side: Side,
): ExampleValidator {
  const {schemas} = document.components;
  const $defs = Object.fromEntries(
    [...getBareSchemas(document)].map(([name, bare]) => {
      const {type, additionalProperties, properties} = schemas[name]!;
      const isClosed = type === 'object' && additionalProperties === undefined;
      const closed = isClosed && {additionalProperties: false};
      const required = Object.keys(pickBy(properties, isAlwaysPresent));
      return [
        name,
        {
          ...(bare as object),
          ...closed,
          ...(side === 'response' && {required}),
        },
      ];
    }),
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
    const validate = ajv.getSchema(`api#/$defs/${schema}`)!;
    void validate(value);
    return (validate.errors ?? []).map(
      ({instancePath, message, params}) =>
        `is not valid: ${instancePath || 'the message'} ${message} ${JSON.stringify(params)}`,
    );
  };
}
