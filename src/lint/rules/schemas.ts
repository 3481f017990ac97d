import type {Field, Schema} from '../../api/model';
import {getFaultAt, type Api, type Fault} from '../api';

/** Empty lists and maps are absent; the introduction explains this. */
const isAbsentIfEmpty = ({type}: Field): boolean =>
  type.repeated || type.map || type.name === 'object';

/** Whether readers can know when a field is in a response. */
const tellsPresence = ({sides, draft, oneOf}: Schema, field: Field): boolean =>
  field.alwaysPresent ||
  field.draft ||
  draft ||
  !sides.has('response') ||
  isAbsentIfEmpty(field) ||
  oneOf.some((group) => group.includes(field.name)) ||
  /\babsent\b/i.test(field.description ?? '');

/** Response fields must document when they are present. */
export function* alwaysPresent(api: Api): Iterable<Fault> {
  for (const schema of api.reference.schemas.values()) {
    for (const field of schema.fields) {
      if (tellsPresence(schema, field)) continue;
      const at = ['components', 'schemas', schema.name, 'properties'];
      const message = `A response can hold "${field.name}" of ${schema.name}: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").`;
      yield getFaultAt(api, [...at, field.name], message);
    }
  }
}
