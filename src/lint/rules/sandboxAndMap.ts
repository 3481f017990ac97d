import type {MapReference, MapService} from '../../api/openapi';
import type {WrittenRules} from '../../sandbox/model';
import {findFile, type Api, type Fault, type Path} from '../api';
import {findSandboxRuleFaults, noRules, rulesFile} from '../sandboxRules';

/** Sandbox rules must refer to existing schemas, operations, and errors. */
export function* sandbox(api: Api): Iterable<Fault> {
  const file = findFile(api, rulesFile);
  if (!file) return;
  const rules = {...noRules, ...(file.data as Partial<WrittenRules>)};
  for (const fault of findSandboxRuleFaults(rules, api.reference)) {
    yield {file, ...fault};
  }
}

function hasField(
  schemas: Api['reference']['schemas'],
  schema: string | undefined,
  [field, ...rest]: string[],
): boolean {
  const {fields = []} = schemas.get(schema ?? '') ?? {};
  const found = fields.find(({name}) => name === field);
  if (!found || rest.length === 0) return found !== undefined;
  return hasField(schemas, found.type.name, rest);
}

/** The map must refer to existing services, objects, schemas, and fields. */
export function* platformMap({reference, ...api}: Api): Iterable<Fault> {
  const file = findFile(api, 'openapi/platform-map.yaml');
  if (!file) return;
  const {services, schemas} = reference;
  const map = file.data as MapService[];
  const ids = map.flatMap(({objects}) => Object.keys(objects));
  const fault = (path: Path, message: string): Fault => ({file, path, message});
  function* check(
    references: readonly MapReference[],
    schema: string | undefined,
    at: Path,
  ): Iterable<Fault> {
    for (const [index, one] of references.entries()) {
      const {object, field, in: within = schema} = one;
      const path = [...at, 'refersTo', index];
      if (!ids.includes(object)) {
        yield fault([...path, 'object'], `There is no object "${object}".`);
      }
      if (!hasField(schemas, within, field.split('.'))) {
        const owner = within ?? 'A service';
        yield fault([...path, 'field'], `${owner} has no field "${field}".`);
      }
    }
  }
  for (const [index, {service, objects, refersTo = []}] of map.entries()) {
    if (!services.some(({key}) => key === service)) {
      yield fault([index, 'service'], `There is no service "${service}".`);
    }
    yield* check(refersTo, undefined, [index]);
    for (const [id, {schema, refersTo: own = []}] of Object.entries(objects)) {
      const path = [index, 'objects', id];
      if (ids.indexOf(id) !== ids.lastIndexOf(id)) {
        yield fault(path, `Two objects have the id "${id}".`);
      }
      if (!schemas.has(schema)) {
        yield fault([...path, 'schema'], `There is no schema "${schema}".`);
      }
      yield* check(own, schema, path);
    }
  }
}
