import keyBy from 'es-toolkit/compat/keyBy';
import mapKeys from 'es-toolkit/compat/mapKeys';
import mapValues from 'es-toolkit/compat/mapValues';
import {getFullName, getLastPart, getOwner, toPath} from '../api/names';
import type {Rename} from '../api/description/releases';
import {listItems, type Item} from './items';
import type {SchemaShape, Structure} from '../api/description/structure';

const renameType = (type: string, from: string, to: string): string =>
  type.replace(/[A-Za-z][\w.]*/g, (name) => (name === from ? to : name));

const withKey = <T>(all: Record<string, T>, from: string, to: string) =>
  mapKeys(all, (_, key) => (key === from ? to : key));

/**
 * Applies a later rename to a structure.
 *
 * @throws if the structure does not contain the old name
 */
export function renameIn(
  structure: Structure,
  {from, to}: Rename,
): {structure: Structure; kind: Exclude<Item['kind'], 'stream'>} {
  const {operations, schemas} = structure;
  const kind = listItems(structure).get(from)?.kind;
  if (kind === undefined || kind === 'stream') {
    throw new Error(
      `a rename is from "${from}", which is no operation, schema, field or value of the version before. Write the full name, such as "holt.storage.v1.Pool.type".`,
    );
  }
  if (kind === 'operation') {
    const shapes = Object.values(operations).map((one) =>
      getFullName(one.path) === from ? {...one, path: toPath(to)} : one,
    );
    return {kind, structure: {...structure, operations: keyBy(shapes, 'path')}};
  }
  if (kind === 'schema') {
    const renamed = (type: string): string => renameType(type, from, to);
    return {
      kind,
      structure: {
        ...structure,
        operations: mapValues(operations, (one) => ({
          ...one,
          request: renamed(one.request),
          response: renamed(one.response),
        })),
        schemas: mapValues(withKey(schemas, from, to), (schema) => ({
          ...schema,
          fields: mapValues(schema.fields, (shape) => ({
            ...shape,
            type: renamed(shape.type),
          })),
        })),
      },
    };
  }
  const owner = getOwner(from);
  const schema = schemas[owner] as SchemaShape;
  const [old, now] = [getLastPart(from), getLastPart(to)];
  const renamed = (name: string): string => (name === old ? now : name);
  const changed: SchemaShape = {
    ...schema,
    oneOf: schema.oneOf.map((group) => group.map(renamed).sort()),
    ...(schema.fields && {fields: withKey(schema.fields, old, now)}),
    ...(schema.values && {
      values: schema.values.map(renamed),
    }),
  };
  return {
    kind,
    structure: {...structure, schemas: {...schemas, [owner]: changed}},
  };
}
