import {dereference, validate, type OutputUnit} from '@cfworker/json-schema';
import {fieldName, follow} from '../fieldPath';
import {invalid} from './connectError';
import type {Json, JsonObject} from './json';

/** The faults themselves, without the groups that they stand in. */
const faultsOf = (errors: OutputUnit[]): OutputUnit[] =>
  errors.filter(
    ({keyword}) =>
      !['properties', '$ref', 'items', 'additionalProperties'].includes(
        keyword,
      ),
  );

type Schemas = Record<string, JsonObject>;

const lookups = new WeakMap<Schemas, ReturnType<typeof dereference>>();

/** Where references between schemas lead, found out once: it takes long. */
function lookupOf(schemas: Schemas): ReturnType<typeof dereference> {
  const known = lookups.get(schemas);
  if (known) return known;
  const lookup = dereference({$defs: schemas});
  lookups.set(schemas, lookup);
  return lookup;
}

/** Makes a check of a message against its schema. */
export function validatorOf(
  name: string,
  schemas: Schemas,
): (message: Json) => void {
  const schema = schemas[name];
  if (!schema) throw new Error(`No schema of the sandbox is "${name}".`);
  const lookup = lookupOf(schemas);
  return (message) => {
    const {valid, errors} = validate(message, schema, '2020-12', lookup, false);
    if (valid) return;
    const [fault] = faultsOf(errors);
    const {path} = follow(message, fault?.instanceLocation ?? '');
    const field = fieldName(path);
    const words = fault?.error ?? 'The message does not fit its schema.';
    throw invalid(field ? `${field}: ${words}` : words);
  };
}
