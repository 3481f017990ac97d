import type {MapReference, MapService} from './openapi';

export const mapFile = 'openapi/platform-map.yaml';

export interface MapFault {
  path: (string | number)[];
  message: string;
}

export type Fields = ReadonlyMap<string, string | undefined>;

function isField(
  schemas: ReadonlyMap<string, Fields>,
  schema: string | undefined,
  [field = '', ...rest]: string[],
): boolean {
  const fields = schemas.get(schema ?? '');
  if (!fields?.has(field)) return false;
  return rest.length === 0 || isField(schemas, fields.get(field), rest);
}

/**
 * References in the map to items that do not exist.
 *
 * @param services keys of all services
 * @param schemas fields of each schema
 */
export function mapFaults(
  map: readonly MapService[],
  services: ReadonlySet<string>,
  schemas: ReadonlyMap<string, Fields>,
): MapFault[] {
  const ids = map.flatMap(({objects}) => Object.keys(objects));
  const faults: MapFault[] = [];
  const check = (
    references: readonly MapReference[],
    schema: string | undefined,
    at: (string | number)[],
  ): void =>
    references.forEach(({object, field, in: within = schema}, index) => {
      const path = [...at, 'refersTo', index];
      if (!ids.includes(object)) {
        faults.push({
          path: [...path, 'object'],
          message: `There is no object "${object}".`,
        });
      }
      if (!isField(schemas, within, field.split('.'))) {
        faults.push({
          path: [...path, 'field'],
          message: `${within ?? 'A service'} has no field "${field}".`,
        });
      }
    });
  map.forEach(({service, objects, refersTo = []}, index) => {
    if (!services.has(service)) {
      faults.push({
        path: [index, 'service'],
        message: `There is no service "${service}".`,
      });
    }
    check(refersTo, undefined, [index]);
    for (const [id, object] of Object.entries(objects)) {
      const path = [index, 'objects', id];
      if (ids.indexOf(id) !== ids.lastIndexOf(id)) {
        faults.push({path, message: `Two objects have the id "${id}".`});
      }
      if (!schemas.has(object.schema)) {
        faults.push({
          path: [...path, 'schema'],
          message: `There is no schema "${object.schema}".`,
        });
      }
      check(object.refersTo ?? [], object.schema, path);
    }
  });
  return faults;
}
