import {Validator, type OutputUnit} from '@cfworker/json-schema';
import {invalid} from './connectError';
import type {Json, JsonObject} from './json';

/** `#/ports/0/nodePort` as `ports[0].nodePort`. */
function fieldOf(location: string): string {
  const keys = location
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((key) =>
      decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~'),
    );
  return keys
    .map((key, index) =>
      /^\d+$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`,
    )
    .join('');
}

/** The faults themselves, without the groups that they stand in. */
const faultsOf = (errors: OutputUnit[]): OutputUnit[] =>
  errors.filter(
    ({keyword}) =>
      !['properties', '$ref', 'items', 'additionalProperties'].includes(
        keyword,
      ),
  );

/** Makes a check of a message against its schema. */
export function validatorOf(
  name: string,
  schemas: Record<string, JsonObject>,
): (message: Json) => void {
  const validator = new Validator(
    {$ref: `#/$defs/${name}`, $defs: schemas},
    '2020-12',
    false,
  );
  return (message) => {
    const {valid, errors} = validator.validate(message);
    if (valid) return;
    const [fault] = faultsOf(errors);
    const field = fieldOf(fault?.instanceLocation ?? '');
    const words = fault?.error ?? 'The message does not fit its schema.';
    throw invalid(field ? `${field}: ${words}` : words);
  };
}
