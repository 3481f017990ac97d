import isEqual from 'es-toolkit/compat/isEqual';
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
} from '../api/openapi';
import {compareStructures, type Change} from './compare';
import {getFullName, toPath} from './names';
import {type Rename} from './renameIn';
import {findReach, type Reach} from './reach';
import {getVerdict, findWorst, type Kind} from './rules';
import {readStructure} from './structure';
import {findTouches} from './touches';

const parts = {
  'described-anew': ['summary', 'description'],
  'facts-changed': [
    'x-at-a-glance',
    'x-by-hand',
    'x-destructive',
    'x-unimplemented',
  ],
} as const satisfies Partial<Record<Kind, readonly (keyof OpenApiOperation)[]>>;

const getExamples = ({requestBody, responses}: OpenApiOperation): unknown[] =>
  [requestBody, responses['200']].map((body) =>
    Object.values(body?.content ?? {}).map(({examples}) => examples),
  );

/** The causes of errors; how to check and mend one is advice of this site. */
const collectCauses = (operation: OpenApiOperation): unknown[] =>
  (operation['x-connect-errors'] ?? []).map(({code, description, message}) => ({
    code,
    description,
    message,
  }));

/** What this site says of an operation, and says in another way now. */
function findDocumentedAnew(
  before: OpenApiOperation,
  after: OpenApiOperation,
): Kind[] {
  const kinds = Object.entries(parts) as [
    keyof typeof parts,
    readonly (keyof OpenApiOperation)[],
  ][];
  return [
    ...kinds.flatMap(([kind, keys]): Kind[] =>
      keys.every((key) => isEqual(before[key], after[key])) ? [] : [kind],
    ),
    ...(isEqual(collectCauses(before), collectCauses(after))
      ? []
      : (['errors-changed'] as const)),
    ...(isEqual(getExamples(before), getExamples(after))
      ? []
      : (['examples-changed'] as const)),
  ];
}

type Limit = 'minimum' | 'maximum' | 'pattern';

const getLimits = (
  schema: JsonSchema,
  isString: boolean,
): Record<Limit, unknown> => ({
  minimum: schema.minimum,
  maximum: schema.maximum,
  // That a 64-bit integer is text is its type, not a limit.
  pattern: isString ? undefined : schema.pattern,
});

const number = (value: unknown, missing: number): number =>
  typeof value === 'number' ? value : missing;

/** Whether values that were accepted are refused, or more are accepted. */
function limitChange(before: JsonSchema, after: JsonSchema): Kind | undefined {
  const isString = after.format === 'int64' || before.format === 'int64';
  const [old, now] = [getLimits(before, isString), getLimits(after, isString)];
  if (isEqual(old, now)) return undefined;
  const isNarrower =
    number(now.minimum, -Infinity) > number(old.minimum, -Infinity) ||
    number(now.maximum, Infinity) < number(old.maximum, Infinity) ||
    (now.pattern !== old.pattern && now.pattern !== undefined);
  return isNarrower ? 'field-narrowed' : 'field-relaxed';
}

interface Found {
  kind: Kind;
  from?: string;
  to?: string;
}

const showValue = (value: unknown): Pick<Found, 'to'> =>
  value === undefined ? {} : {to: JSON.stringify(value)};

/** What this site says of a field beside its type, and says differently now. */
function findFieldFindings(
  name: string,
  before: JsonSchema,
  after: JsonSchema,
): Found[] {
  const old = before.properties?.[name] ?? {};
  const now = after.properties?.[name] ?? {};
  const found: Found[] = [];
  const was = before.required?.includes(name) ?? false;
  const is = after.required?.includes(name) ?? false;
  if (was !== is) found.push({kind: is ? 'field-required' : 'field-optional'});
  if (!isEqual(old.default, now.default)) {
    const {to: from} = showValue(old.default);
    found.push({
      kind: 'field-default',
      ...(from && {from}),
      ...showValue(now.default),
    });
  }
  const limit = limitChange(old, now);
  if (limit) found.push({kind: limit});
  const wasAlways = old['x-always-present'] ?? false;
  const isAlways = now['x-always-present'] ?? false;
  if (wasAlways !== isAlways) {
    found.push({kind: isAlways ? 'field-always' : 'field-sometimes'});
  }
  if (old.description !== now.description) found.push({kind: 'described-anew'});
  return found;
}

/** A finding on a part of a schema, for each operation that carries the schema. */
function getChange(
  {kind, ...more}: Found,
  subject: string,
  reach: readonly Reach[],
  lasting: ReadonlySet<string>,
): Change {
  const isDocumentation = kind === 'described-anew';
  const touches = findTouches(
    isDocumentation ? [] : reach,
    lasting,
    (direction) => {
      const {rating} = getVerdict(kind, direction);
      // What is said of the other direction is nothing to the caller.
      return rating === 'documentation' ? undefined : rating;
    },
  );
  return {
    kind,
    subject,
    ...more,
    rating: findWorst(touches.map(({rating}) => rating)),
    touches,
  };
}

/** A document in which schemas have the names that they get later. */
function renameSchema(
  name: string,
  renames: readonly Rename[],
): {name: string; fields: ReadonlyMap<string, string>} {
  let now = name;
  const fields = new Map<string, string>();
  for (const {from, to} of renames) {
    if (from === now) now = to;
    else if (from.startsWith(`${now}.`) && to.startsWith(`${now}.`)) {
      fields.set(from.slice(now.length + 1), to.slice(now.length + 1));
    }
  }
  return {name: now, fields};
}

function withRenamedFields(
  schema: JsonSchema,
  fields: ReadonlyMap<string, string>,
): JsonSchema {
  if (fields.size === 0) return schema;
  const renamed = (name: string): string => fields.get(name) ?? name;
  return {
    ...schema,
    required: schema.required?.map(renamed),
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [
        renamed(name),
        property,
      ]),
    ),
  };
}

/**
 * What has changed between two versions of our own description: what callers
 * depend on, and what this site says of it.
 *
 * @throws when a rename is from something that the version before lacks
 */
export function compareDescriptions(
  before: OpenApiDocument,
  after: OpenApiDocument,
  renames: readonly Rename[] = [],
): Change[] {
  const now = readStructure(after);
  const changes = compareStructures(readStructure(before), now, renames);
  const reach = findReach(now);
  const lasting = new Set<string>();
  const moved = new Map(renames.map(({from, to}) => [from, to]));
  for (const [path, {post: old}] of Object.entries(before.paths)) {
    const name = moved.get(getFullName(path)) ?? getFullName(path);
    const later = toPath(name);
    const operation = after.paths[later]?.post;
    if (!operation) continue;
    lasting.add(later);
    for (const kind of findDocumentedAnew(old, operation)) {
      const rating = 'documentation';
      const touches = [{operation: name, rating} as const];
      changes.push({kind, subject: name, rating, touches});
    }
  }
  for (const [oldName, oldSchema] of Object.entries(
    before.components.schemas,
  )) {
    const {name, fields} = renameSchema(oldName, renames);
    const schema = after.components.schemas[name];
    if (!schema) continue;
    const old = withRenamedFields(oldSchema, fields);
    const add = (found: Found, subject: string): void => {
      changes.push(getChange(found, subject, reach.get(name) ?? [], lasting));
    };
    if (old.description !== schema.description) {
      add({kind: 'described-anew'}, name);
    }
    for (const field of Object.keys(schema.properties ?? {})) {
      if (!Object.hasOwn(old.properties ?? {}, field)) continue;
      for (const found of findFieldFindings(field, old, schema)) {
        add(found, `${name}.${field}`);
      }
    }
    const values = schema['x-enumDescriptions'] ?? {};
    for (const [value, text] of Object.entries(
      oldSchema['x-enumDescriptions'] ?? {},
    )) {
      if (Object.hasOwn(values, value) && values[value] !== text) {
        add({kind: 'described-anew'}, `${name}.${value}`);
      }
    }
  }
  return changes;
}
