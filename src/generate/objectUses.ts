import groupBy from 'es-toolkit/compat/groupBy';
import mapValues from 'es-toolkit/compat/mapValues';
import partition from 'es-toolkit/compat/partition';
import pickBy from 'es-toolkit/compat/pickBy';
import sortBy from 'es-toolkit/compat/sortBy';
import type {Operation, Reference, Schema} from '../api/model';
import type {FoundObjects, ObjectUse} from '../api/operationData';
import {linkToOperation} from '../api/pageData';
import {findTextIn, type JsonObject} from '../calls/json';
import type {SandboxData} from '../sandbox/model';

type Rules = Pick<SandboxData, 'operations' | 'objects'>;

/** An object that a request names. */
interface Named {
  kind: string;
  /** Fields of the object, with the request fields that name them. */
  fields: Record<string, string>;
  /** Values that the object must have. */
  is?: JsonObject;
}

/** Reads a template of an object that must exist. */
function readTemplate({$find, $each, ...template}: JsonObject): Named {
  const [fields, is] = partition(Object.entries(template), ([, value]) =>
    findTextIn(value).startsWith('$'),
  );
  return {
    kind: findTextIn($find),
    fields: mapValues(Object.fromEntries(fields), (value) =>
      findTextIn(value === '$item' ? $each : value).slice(1),
    ),
    ...(is.length > 0 && {is: Object.fromEntries(is)}),
  };
}

/**
 * Objects that a request names: the one that the call is about, the one around
 * a new one, and those that must exist.
 */
export function findNamed(
  {path}: Pick<Operation, 'path'>,
  {operations, objects}: Rules,
): Named[] {
  const rule = operations[path]?.rule ?? {};
  const {get, update, create, by, refused = []} = rule;
  const kind = get ?? update ?? rule.delete ?? '';
  const around = objects[create ?? '']?.within;
  const named = [
    {kind, fields: by ?? objects[kind]?.key ?? {}},
    {kind: around?.object ?? '', fields: around?.by ?? {}},
    ...refused.flatMap(({lacks}) => (lacks ? [readTemplate(lacks)] : [])),
  ];
  return named.filter((one) => objects[one.kind] && one.kind !== create);
}

/** How a request takes an object; `undefined` if it does not name one. */
function getUse(
  operation: Operation,
  fields: Schema['fields'],
  {kind, is, ...named}: Named,
  {objects}: Rules,
): ObjectUse | undefined {
  const {
    key,
    within,
    scope = objects[within?.object ?? '']?.scope,
  } = objects[kind]!;
  const has = (name = ''): boolean => fields.some((one) => one.name === name);
  const own = pickBy(
    named.fields,
    (from, field) => has(from) && !field.startsWith('_'),
  );
  const names = Object.keys(own);
  const value =
    Object.keys(key)
      .filter((field) => names.includes(field))
      .at(-1) ?? names[0];
  const sources = [
    ...(scope ?? []).map((field) => [field, `$${field}`]),
    ...Object.entries(within?.by ?? {}).map(([to, from]) => [from, `../${to}`]),
    ...Object.entries(own).map(([field, from]) => [from, field]),
  ].filter(([from]) => has(from));
  return value === undefined
    ? undefined
    : {
        ...linkToOperation(operation),
        value,
        is,
        values: Object.fromEntries(sources) as ObjectUse['values'],
      };
}

const order = ['reads', 'writes', 'destroys'];

/** Maximum number of operations for a value. */
const most = 6;

/**
 * Operations that take an object, by the schema of the object. Those that read
 * come first, then those for which the object gives most of what they require.
 */
export function findObjectUses(
  {operations, schemas}: Reference,
  sandbox: Rules,
): Map<string, ObjectUse[]> {
  const found = [...operations.values()].flatMap((operation) => {
    const {effect = 'none', request} = operation;
    const {fields = []} = schemas.get(request.schema) ?? {};
    if (effect === 'none') return [];
    return findNamed(operation, sandbox).flatMap((named) => {
      const use = getUse(operation, fields, named, sandbox);
      const missing = fields.filter(
        ({name, required}) => required && !use?.values[name],
      );
      const {schema} = sandbox.objects[named.kind]!;
      const rank = order.indexOf(effect) * 100 + missing.length;
      return use ? [{schema, rank, use}] : [];
    });
  });
  return new Map(
    Object.entries(groupBy(sortBy(found, 'rank'), 'schema')).map(
      ([schema, uses]) => [schema, uses.map(({use}) => use)],
    ),
  );
}

/** Paths to all messages in a message, without repetitions inside one. */
function* findMessages(
  name: string,
  reference: Pick<Reference, 'schemas'>,
  path: string[] = [],
  outer: string[] = [],
): Iterable<[path: string[], schema: string]> {
  if (outer.includes(name)) return;
  yield [path, name];
  for (const {name: field, type} of reference.schemas.get(name)?.fields ?? []) {
    if (!type.isSchema || type.map) continue;
    yield* findMessages(
      type.name,
      reference,
      [...path, field],
      [...outer, name],
    );
  }
}

/** Objects in the response of an operation that other operations take. */
export const findObjectsIn = (
  operation: Operation,
  reference: Reference,
  uses: ReadonlyMap<string, ObjectUse[]>,
): FoundObjects[] => {
  const {to} = linkToOperation(operation);
  return [...findMessages(operation.response.schema, reference)].flatMap(
    ([path, schema]) => {
      const others = (uses.get(schema) ?? []).filter((use) => use.to !== to);
      const groups = groupBy(others, ({value, is}) =>
        JSON.stringify([value, is]),
      );
      const shown = Object.values(groups).flatMap((one) => one.slice(0, most));
      return shown.length > 0 ? [{path, uses: shown}] : [];
    },
  );
};
