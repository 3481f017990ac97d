import {problemAt, type Problem} from '../../files/sourceFile';
import type {JsonSchema, MapService} from '../../reference/openapi';
import {mapFaults, type Fields} from '../../reference/platformMap';
import type {Description} from '../description';

/** Full name of the schema that a field refers to, one by one or many. */
const referred = ({$ref, items}: JsonSchema): string | undefined =>
  ($ref ?? items?.$ref)?.split('#/').at(-1);

const fieldsOf = ({properties = {}}: JsonSchema): Fields =>
  new Map(
    Object.entries(properties).map(([name, field]) => [name, referred(field)]),
  );

/** The map of the platform names services, schemas and fields that exist. */
export function checkPlatformMap(description: Description): Problem[] {
  const {map, schemas, services} = description;
  const keys = services.map(({file}) => file.split('/').at(-2) ?? '');
  return mapFaults(
    map.data as MapService[],
    new Set(keys),
    new Map(schemas.map(({name, schema}) => [name, fieldsOf(schema)])),
  ).map(({path, message}) => problemAt(map, path, message));
}
