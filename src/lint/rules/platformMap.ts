import get from 'es-toolkit/compat/get';
import type {MapReference, MapService} from '../../api/openapi';
import {findFile, walk, type Api, type Fault} from '../api';

function hasField(
  schemas: Api['reference']['schemas'],
  schema: string,
  [field, ...rest]: string[],
): boolean {
  const {fields = []} = schemas.get(schema) ?? {};
  const found = fields.find(({name}) => name === field);
  if (!found || rest.length === 0) return found !== undefined;
  return hasField(schemas, found.type.name, rest);
}

/** References of the map must lead from existing fields to existing objects. */
export function* platformMap({reference, ...api}: Api): Iterable<Fault> {
  const file = findFile(api, 'openapi/platform-map.yaml');
  if (!file) return;
  const map = file.data as MapService[];
  const ids = map.flatMap(({objects}) => Object.keys(objects));
  for (const [part, path] of walk(map)) {
    if (path.at(-2) !== 'refersTo') continue;
    const {object, field, in: within} = part as MapReference;
    const owner = get(map, [...path.slice(0, -2), 'schema']) as unknown;
    const schema = within ?? String(owner);
    if (!ids.includes(object)) {
      const message = `There is no object "${object}".`;
      yield {file, path: [...path, 'object'], message};
    }
    if (!hasField(reference.schemas, schema, field.split('.'))) {
      const message = `${schema} has no field "${field}".`;
      yield {file, path: [...path, 'field'], message};
    }
  }
}
