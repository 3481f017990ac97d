import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {document} from './description';

/** Schemas in which a message has no fields but its own. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).map(([key, value]): [string, unknown] => [
    key,
    closed(value),
  ]);
  const isMessage = 'properties' in node && 'type' in node;
  return {
    ...(isMessage ? {additionalProperties: false} : {}),
    ...(Object.fromEntries(parts) as object),
  };
}

const ajv = new Ajv({strict: false, allErrors: true});
addFormats(ajv);
ajv.addFormat('int64', /^-?\d+$/);
ajv.addFormat('uint32', {
  type: 'number',
  validate: (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32,
});
ajv.addSchema({
  $id: 'description',
  components: {schemas: closed(document.components.schemas)},
});

/** What is wrong with an answer, by the schema that the description gives it. */
export function findAnswerFaults(answer: unknown, schema: string): string[] {
  const validate = ajv.getSchema(`description${schema}`);
  if (!validate) throw new Error(`The description has no ${schema}.`);
  void validate(answer);
  return (validate.errors ?? []).map(
    ({instancePath, message}) => `${instancePath} ${message}`,
  );
}
