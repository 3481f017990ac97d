import difference from 'es-toolkit/compat/difference';
import isEqual from 'es-toolkit/compat/isEqual';
import {compareLimits} from './limits';
import {getFullName, getLastPart, getOwner} from '../api/names';
import type {Rename} from '../api/description/releases';
import {renameIn} from './renameIn';
import {findReach, type Direction} from './reach';
import {isReadable} from './readableTypes';
import {getVerdict, findWorst, type Kind, type Rating} from './rules';
import {findTouches, type Touch} from './touches';
import type {
  FieldShape,
  OperationShape,
  SchemaShape,
  Structure,
} from '../api/description/structure';

export interface Change {
  kind: Kind;
  /** Kinds in a request and in a response, if they differ. */
  kinds?: Record<Direction, Kind>;
  /** Current full name, or the former name of a removed item. */
  subject: string;
  /** Type, value, or name before and after. */
  from?: string;
  to?: string;
  rating: Rating;
  touches: Touch[];
}

type Found = Omit<Change, 'rating' | 'touches'>;

/** Kind of a change in a message of one direction. */
export const findKindIn = (
  {kind, kinds}: Pick<Change, 'kind' | 'kinds'>,
  direction: Direction | undefined,
): Kind => (direction && kinds?.[direction]) ?? kind;

function findFieldChanges(
  subject: string,
  before: FieldShape,
  after: FieldShape,
): Found[] {
  const found: Found[] = [];
  const {type: from} = before;
  const {type: to} = after;
  if (from !== to) {
    const kinds = {
      request: isReadable(from, to, 'request') ? 'field-widened' : 'field-type',
      response: isReadable(to, from, 'response')
        ? 'field-widened'
        : 'field-type',
    } as const;
    const isSame = kinds.request === kinds.response;
    found.push({
      kind: kinds.response,
      ...(!isSame && {kinds}),
      subject,
      from,
      to,
    });
  }
  if (before.deprecated !== after.deprecated) {
    const kind = after.deprecated ? 'field-deprecated' : 'field-restored';
    found.push({kind, subject});
  }
  if (Boolean(before.required) !== Boolean(after.required)) {
    const kind = after.required ? 'field-required' : 'field-optional';
    found.push({kind, subject});
  }
  const [old, now] = [before.limits?.default, after.limits?.default];
  if (!isEqual(old, now)) {
    found.push({
      kind: 'field-default',
      subject,
      ...(old !== undefined && {from: JSON.stringify(old)}),
      ...(now !== undefined && {to: JSON.stringify(now)}),
    });
  }
  const limits = compareLimits(before.limits ?? {}, after.limits ?? {});
  if (limits) found.push({kind: `field-${limits}`, subject});
  return found;
}

const listMissing = (all: object, others: object): string[] =>
  Object.keys(all).filter((key) => !Object.hasOwn(others, key));

function findSchemaChanges(
  name: string,
  before: SchemaShape,
  after: SchemaShape,
): Found[] {
  const {fields: old = {}, values = []} = before;
  const {fields: now = {}, values: later = []} = after;
  const of = (part: string): string => `${name}.${part}`;
  const found: Found[] = [
    ...Object.entries(now).flatMap(([field, shape]): Found[] => {
      const subject = of(field);
      return Object.hasOwn(old, field)
        ? findFieldChanges(subject, old[field]!, shape)
        : [{kind: 'field-added', subject, to: shape.type}];
    }),
    ...listMissing(old, now).map((field): Found => {
      const {type: from} = old[field]!;
      return {kind: 'field-removed', subject: of(field), from};
    }),
    ...difference(later, values).map((value): Found => {
      return {kind: 'value-added', subject: of(value)};
    }),
    ...difference(values, later).map((value): Found => {
      return {kind: 'value-removed', subject: of(value)};
    }),
  ];
  // Joining a group is a change only for existing fields.
  const groupsOf = ({oneOf}: SchemaShape, fields: object): string[] =>
    oneOf
      .map((group) =>
        group.filter((field) => Object.hasOwn(fields, field)).join(', '),
      )
      .filter((group) => group !== '')
      .sort();
  const groups = groupsOf(before, now);
  if (!isEqual(groups, groupsOf(after, old))) {
    found.push({
      kind: 'fields-exclusive',
      subject: name,
      from: groups.join('; '),
      to: groupsOf(after, now).join('; '),
    });
  }
  return found;
}

const getShape = ({fields = {}, values}: Partial<SchemaShape> = {}) => [
  Object.entries(fields).map(([name, {type}]) => [name, type]),
  values,
];

export const sameShape = (a?: SchemaShape, b?: SchemaShape): boolean =>
  isEqual(getShape(a), getShape(b));

/** A change of an operation or a schema as a whole. */
function getOwnChange(
  kind: Kind,
  subject: string,
  more: Partial<Change> = {},
  direction?: Direction,
): Change {
  const {rating} = getVerdict(kind, direction);
  const directions = direction && {directions: [direction]};
  const touches = kind.startsWith('operation')
    ? [{operation: subject, ...directions, rating}]
    : [];
  return {kind, subject, ...more, rating, touches};
}

function findOperationChanges(
  before: OperationShape,
  after: OperationShape,
  structures: {before: Structure; after: Structure},
): Change[] {
  const subject = getFullName(after.path);
  const changes: Change[] = [];
  if (before.streaming !== after.streaming) {
    changes.push(getOwnChange('operation-streaming', subject));
  }
  if (before.deprecated !== after.deprecated) {
    const kind = after.deprecated ? 'deprecated' : 'restored';
    changes.push(getOwnChange(`operation-${kind}`, subject));
  }
  for (const direction of ['request', 'response'] as const) {
    const [from, to] = [before[direction], after[direction]];
    if (from === to) continue;
    const isSame = sameShape(
      structures.before.schemas[from],
      structures.after.schemas[to],
    );
    if (isSame) continue;
    const more = {from, to};
    changes.push(getOwnChange('operation-message', subject, more, direction));
  }
  return changes;
}

/**
 * Compares two versions of an API for its callers. A schema change is rated for
 * each affected operation, depending on whether its request or its response
 * contains the schema.
 *
 * @param renames of operations, schemas, fields, and values, in order
 * @throws if a rename refers to an item that the previous version does not
 *   have
 */
export function compareStructures(
  before: Structure,
  after: Structure,
  renames: readonly Rename[] = [],
): Change[] {
  const changes: Change[] = [];
  const found: Found[] = [];
  let old = before;
  for (const rename of renames) {
    const {structure, kind} = renameIn(old, rename);
    old = structure;
    const {from, to} = rename;
    if (kind === 'operation') {
      changes.push(getOwnChange('operation-renamed', to, {from, to}));
    } else if (kind === 'schema') {
      changes.push(getOwnChange('schema-renamed', to, {from}));
    } else {
      found.push({
        kind: `${kind}-renamed`,
        subject: to,
        from: getLastPart(from),
        to: getLastPart(to),
      });
    }
  }
  const structures = {before: old, after};
  const lasting = new Set(
    Object.keys(after.operations).filter((path) => old.operations[path]),
  );
  changes.push(
    ...Object.entries(after.operations).flatMap(([path, operation]) => {
      const known = old.operations[path];
      return known
        ? findOperationChanges(known, operation, structures)
        : [getOwnChange('operation-added', getFullName(path))];
    }),
    ...listMissing(old.operations, after.operations).map((path) =>
      getOwnChange('operation-removed', getFullName(path)),
    ),
    ...listMissing(after.schemas, old.schemas).map((name) =>
      getOwnChange('schema-added', name),
    ),
    ...listMissing(old.schemas, after.schemas).map((name) =>
      getOwnChange('schema-removed', name),
    ),
  );
  for (const [name, schema] of Object.entries(after.schemas)) {
    const known = old.schemas[name];
    if (known) found.push(...findSchemaChanges(name, known, schema));
  }
  const reachBefore = findReach(old);
  const reachAfter = findReach(after);
  for (const one of found) {
    const isGone = one.kind === 'field-removed' || one.kind === 'value-removed';
    const schema =
      one.kind === 'fields-exclusive' ? one.subject : getOwner(one.subject);
    const reach = (isGone ? reachBefore : reachAfter).get(schema) ?? [];
    const touches = findTouches(
      reach,
      lasting,
      (direction) => getVerdict(findKindIn(one, direction), direction).rating,
    );
    const sides = new Set(touches.flatMap(({directions = []}) => directions));
    // The kind for the direction in which the field is used; it may be in
    // requests only.
    const kind = sides.has('response')
      ? one.kind
      : findKindIn(one, [...sides][0]);
    const change = {...one, kind};
    const byKind = getVerdict(kind, 'response').rating;
    const rating =
      touches.length > 0
        ? findWorst(touches.map((touch) => touch.rating))
        : byKind === 'breaking'
          ? 'documentation'
          : byKind;
    changes.push({...change, rating, touches});
  }
  return changes;
}
