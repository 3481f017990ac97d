import {getFullName, getOwner} from '../api/names';
import type {Sources} from '../api/sources';
import type {
  FieldShape,
  OperationShape,
  SchemaShape,
  Structure,
} from '../api/description/structure';

/** What a name of an API stands for; a stream if its file does not describe it. */
export type Item =
  | ({kind: 'operation'} & OperationShape)
  | ({kind: 'schema'} & SchemaShape)
  | ({kind: 'field'} & FieldShape)
  | {kind: 'value'}
  | {kind: 'stream'};

/** Operations, schemas, fields, and values of a version, by full name. */
export const listItems = ({
  operations,
  schemas,
  undescribed = [],
}: Structure): Map<string, Item> =>
  new Map<string, Item>([
    ...undescribed.map(
      (path) => [getFullName(path), {kind: 'stream'}] as const,
    ),
    ...Object.values(operations).map(
      (one) => [getFullName(one.path), {kind: 'operation', ...one}] as const,
    ),
    ...Object.entries(schemas).flatMap(([name, schema]) => [
      [name, {kind: 'schema', ...schema}] as const,
      ...Object.entries(schema.fields ?? {}).map(
        ([field, shape]) =>
          [`${name}.${field}`, {kind: 'field', ...shape}] as const,
      ),
      ...(schema.values ?? []).map(
        (value) => [`${name}.${value}`, {kind: 'value'}] as const,
      ),
    ]),
  ]);

/** Finds the file with the words about an item, by its full name. */
export function createFileFinder({
  operations,
  schemas,
}: Sources): (name: string) => string | undefined {
  const files = new Map([
    ...schemas,
    ...[...operations].map(
      ([path, file]) => [getFullName(path), file] as const,
    ),
  ]);
  return (name) => files.get(name) ?? files.get(getOwner(name));
}
