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

function findSchemaChanges(
  name: string,
  before: SchemaShape,
  after: SchemaShape,
): Found[] {
  const found: Found[] = [];
  const old = before.fields ?? {};
  const now = after.fields ?? {};
  for (const [field, shape] of Object.entries(now)) {
    const subject = `${name}.${field}`;
    const known = Object.hasOwn(old, field) ? old[field] : undefined;
    if (known) found.push(...findFieldChanges(subject, known, shape));
    else found.push({kind: 'field-added', subject, to: shape.type});
  }
  for (const [field, {type}] of Object.entries(old)) {
    if (Object.hasOwn(now, field)) continue;
    found.push({
      kind: 'field-removed',
      subject: `${name}.${field}`,
      from: type,
    });
  }
  const values = before.values ?? [];
  const later = after.values ?? [];
  for (const value of later) {
    if (values.includes(value)) continue;
    found.push({kind: 'value-added', subject: `${name}.${value}`});
  }
  for (const value of values) {
    if (later.includes(value)) continue;
    found.push({kind: 'value-removed', subject: `${name}.${value}`});
  }
  const stays = (field: string): boolean => Object.hasOwn(now, field);
  // Joining a group is a change only for existing fields.
  const groupsOf = (
    {oneOf}: SchemaShape,
    isKept: (field: string) => boolean,
  ): string[] =>
    oneOf
      .map((group) => group.filter(isKept).join(', '))
      .filter((group) => group !== '')
      .sort();
  const groups = groupsOf(before, stays);
  const grown = groupsOf(after, (field) => Object.hasOwn(old, field));
  if (!isEqual(groups, grown)) {
    found.push({
      kind: 'fields-exclusive',
      subject: name,
      from: groups.join('; '),
      to: groupsOf(after, () => true).join('; '),
    });
  }
  return found;
}

export const sameShape = (a?: SchemaShape, b?: SchemaShape): boolean =>
  isEqual(
    [
      Object.entries(a?.fields ?? {}).map(([k, {type}]) => [k, type]),
      a?.values,
    ],
    [
      Object.entries(b?.fields ?? {}).map(([k, {type}]) => [k, type]),
      b?.values,
    ],
  );

function findOperationChanges(
  before: OperationShape,
  after: OperationShape,
  structures: {before: Structure; after: Structure},
): Change[] {
  const subject = getFullName(after.path);
  const own = (
    kind: Kind,
    more: Partial<Change> = {},
    direction?: Direction,
  ): Change => {
    const {rating} = getVerdict(kind, direction);
    const touch: Touch = {
      operation: subject,
      ...(direction && {directions: [direction]}),
      rating,
    };
    return {kind, subject, ...more, rating, touches: [touch]};
  };
  const changes: Change[] = [];
  if (before.streaming !== after.streaming) {
    changes.push(own('operation-streaming'));
  }
  if (before.deprecated !== after.deprecated) {
    changes.push(
      own(after.deprecated ? 'operation-deprecated' : 'operation-restored'),
    );
  }
  for (const direction of ['request', 'response'] as const) {
    const [from, to] = [before[direction], after[direction]];
    if (from === to) continue;
    const isSame = sameShape(
      structures.before.schemas[from],
      structures.after.schemas[to],
    );
    if (!isSame) changes.push(own('operation-message', {from, to}, direction));
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
      const {rating} = getVerdict('operation-renamed', undefined);
      changes.push({
        kind: 'operation-renamed',
        subject: to,
        from,
        to,
        rating,
        touches: [{operation: to, rating}],
      });
    } else if (kind === 'schema') {
      const {rating} = getVerdict('schema-renamed', undefined);
      const subject = to;
      changes.push({
        kind: 'schema-renamed',
        subject,
        from,
        rating,
        touches: [],
      });
    } else {
      found.push({
        kind: kind === 'field' ? 'field-renamed' : 'value-renamed',
        subject: to,
        from: getLastPart(from),
        to: getLastPart(to),
      });
    }
  }
  const structures = {before: old, after};
  const lasting = new Set<string>();
  for (const [path, operation] of Object.entries(after.operations)) {
    const known = old.operations[path];
    if (known) {
      lasting.add(path);
      changes.push(...findOperationChanges(known, operation, structures));
    } else {
      const subject = getFullName(path);
      const {rating} = getVerdict('operation-added', undefined);
      const touches = [{operation: subject, rating}];
      changes.push({kind: 'operation-added', subject, rating, touches});
    }
  }
  for (const path of Object.keys(old.operations)) {
    if (Object.hasOwn(after.operations, path)) continue;
    const subject = getFullName(path);
    const {rating} = getVerdict('operation-removed', undefined);
    const touches = [{operation: subject, rating}];
    changes.push({kind: 'operation-removed', subject, rating, touches});
  }
  for (const [name, schema] of Object.entries(after.schemas)) {
    const known = old.schemas[name];
    if (known) found.push(...findSchemaChanges(name, known, schema));
    else {
      const {rating} = getVerdict('schema-added', undefined);
      changes.push({kind: 'schema-added', subject: name, rating, touches: []});
    }
  }
  for (const name of Object.keys(old.schemas)) {
    if (Object.hasOwn(after.schemas, name)) continue;
    const {rating} = getVerdict('schema-removed', undefined);
    changes.push({kind: 'schema-removed', subject: name, rating, touches: []});
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
