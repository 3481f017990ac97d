import groupBy from 'es-toolkit/compat/groupBy';
import mapValues from 'es-toolkit/compat/mapValues';
import pickBy from 'es-toolkit/compat/pickBy';
import sortBy from 'es-toolkit/compat/sortBy';
import uniqBy from 'es-toolkit/compat/uniqBy';
import {getOperationLink} from '../api/links';
import type {Operation, Reference} from '../api/model';
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
  const is = pickBy(template, (value) => !findTextIn(value).startsWith('$'));
  const fields = pickBy(template, (_, field) => !(field in is));
  return {
    kind: findTextIn($find),
    fields: mapValues(fields, (value) =>
      findTextIn(value === '$item' ? $each : value).slice(1),
    ),
    ...(Object.keys(is).length > 0 && {is}),
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
  const {get, update, create = '', by, refused = []} = rule;
  const kind = get ?? update ?? rule.delete ?? '';
  const around = objects[create]?.within;
  return [
    {kind, fields: by ?? objects[kind]?.key ?? {}},
    {kind: around?.object ?? '', fields: around?.by ?? {}},
    ...refused.flatMap(({lacks}) => (lacks ? [readTemplate(lacks)] : [])),
  ].filter((one) => objects[one.kind] && one.kind !== create);
}

/** Maximum number of operations for a value; one may be that of the page. */
const most = 7;

const order = ['reads', 'writes', 'destroys', 'none'];

/**
 * Operations that take an object, by the schema of the object. Those that read
 * come first, then those for which the object gives most of what they require.
 */
export function findObjectUses(
  {operations, schemas}: Reference,
  rules: Rules,
): Map<string, ObjectUse[]> {
  const found = [...operations.values()].flatMap((operation) => {
    const {effect = 'none', request} = operation;
    const {fields = []} = schemas.get(request.schema) ?? {};
    const has = (name?: string): boolean =>
      fields.some((field) => field.name === name);
    return findNamed(operation, rules).flatMap(({kind, is, ...named}) => {
      const {schema, key, within, ...object} = rules.objects[kind]!;
      const own = Object.entries(named.fields).filter(
        ([field, from]) => has(from) && !field.startsWith('_'),
      );
      const names = own.map(([field]) => field);
      const keys = Object.keys(key).filter((field) => names.includes(field));
      const value = keys.at(-1) ?? names[0];
      const scope = rules.objects[within?.object ?? '']?.scope ?? object.scope;
      const sources = [
        ...(scope ?? []).map((field) => [field, `$${field}`]),
        ...Object.entries(within?.by ?? {}).map(([at, by]) => [by, `../${at}`]),
        ...own.map(([field, from]) => [from, field]),
      ].filter(([from]) => has(from));
      const values = Object.fromEntries(sources) as ObjectUse['values'];
      const missing = fields.filter((one) => one.required && !values[one.name]);
      const rank = order.indexOf(effect) * 100 + missing.length;
      const use = {...linkToOperation(operation), values, is};
      return value === undefined || effect === 'none'
        ? []
        : [{schema, rank, use: {...use, value}}];
    });
  });
  const groups = groupBy(sortBy(found, 'rank'), ({schema, use}) =>
    JSON.stringify([schema, use.value, use.is]),
  );
  const first = Object.values(groups).flatMap((some) =>
    uniqBy(some, 'use.to').slice(0, most),
  );
  return new Map(
    Object.entries(groupBy(first, 'schema')).map(([schema, some]) => [
      schema,
      some.map(({use}) => use),
    ]),
  );
}

/** Paths to the messages in a message, without repetitions inside one. */
const findMessages = (
  name: string,
  schemas: Reference['schemas'],
  outer: string[] = [],
): [path: string[], schema: string][] => [
  [[], name],
  ...(schemas.get(name)?.fields ?? [])
    .filter(({type}) => type.isSchema && !type.map)
    .filter(({type}) => ![...outer, name].includes(type.name))
    .flatMap((field) =>
      findMessages(field.type.name, schemas, [...outer, name]).map(
        ([path, schema]): [string[], string] => [[field.name, ...path], schema],
      ),
    ),
];

/** Objects in the response of an operation that other operations take. */
export const findObjectsIn = (
  operation: Operation,
  {schemas}: Reference,
  uses: ReadonlyMap<string, ObjectUse[]>,
): FoundObjects[] =>
  findMessages(operation.response.schema, schemas)
    .map(([path, schema]) => ({
      path,
      uses: (uses.get(schema) ?? []).filter(
        ({to}) => to !== getOperationLink(operation),
      ),
    }))
    .filter((found) => found.uses.length > 0);
