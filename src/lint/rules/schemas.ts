import type {Field, Schema} from '../../api/model';
import {getFaultAt, type Api, type Fault} from '../api';

/** Empty lists and maps are absent; the introduction explains this. */
const isAbsentIfEmpty = ({type}: Field): boolean =>
  type.repeated || type.map || type.name === 'object';

function findPresenceFault(
  {name, sides, draft, oneOf}: Schema,
  field: Field,
): string | undefined {
  const {description = '', alwaysPresent} = field;
  const isInResponses = sides.has('response');
  const isKnown =
    alwaysPresent ||
    field.draft ||
    draft ||
    !isInResponses ||
    isAbsentIfEmpty(field) ||
    oneOf.some((group) => group.includes(field.name));
  return isKnown || /\babsent\b/i.test(description)
    ? undefined
    : `A response can hold "${field.name}" of ${name}: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").`;
}

/** Response fields must document when they are present. */
export function* alwaysPresent(api: Api): Iterable<Fault> {
  for (const schema of api.reference.schemas.values()) {
    for (const field of schema.fields) {
      const message = findPresenceFault(schema, field);
      const at = ['components', 'schemas', schema.name, 'properties'];
      if (message) yield getFaultAt(api, [...at, field.name], message);
    }
  }
}
