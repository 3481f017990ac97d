import isEqual from 'es-toolkit/compat/isEqual';
import {compareLimits} from './limits';
import {getLastPart, getOwner} from '../api/names';
import type {Rename} from '../api/description/releases';
import {listItems, type Item} from './items';
import {renameIn} from './renameIn';
import {findReach, type Direction} from './reach';
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
  /** Current full name, or the former name of a removed item. */
  subject: string;
  /** Type, value, or name before and after. */
  from?: string;
  to?: string;
  rating: Rating;
  touches: Touch[];
}

/** A change of an item; a message of an operation has a direction. */
type Found = Omit<Change, 'subject' | 'rating' | 'touches'> & {
  direction?: Direction;
};

interface Structures {
  before: Structure;
  after: Structure;
}

function* compareFields(
  before: FieldShape,
  after: FieldShape,
): Iterable<Found> {
  const {type: from} = before;
  const {type: to} = after;
  if (from !== to) yield {kind: 'field-type', from, to};
  if (before.deprecated !== after.deprecated) {
    yield {kind: after.deprecated ? 'field-deprecated' : 'field-restored'};
  }
  if (Boolean(before.required) !== Boolean(after.required)) {
    yield {kind: after.required ? 'field-required' : 'field-optional'};
  }
  const [old, now] = [before.limits?.default, after.limits?.default];
  if (!isEqual(old, now)) {
    yield {
      kind: 'field-default',
      ...(old !== undefined && {from: JSON.stringify(old)}),
      ...(now !== undefined && {to: JSON.stringify(now)}),
    };
  }
  // Limits of different types are not comparable.
  if (from !== to) return;
  const limits = compareLimits(before.limits ?? {}, after.limits ?? {}, to);
  if (limits) yield {kind: `field-${limits}`};
}

function* compareSchemas(
  before: SchemaShape,
  after: SchemaShape,
): Iterable<Found> {
  // Joining a group is a change only for existing fields.
  const groupsOf = ({oneOf}: SchemaShape, {fields = {}}: SchemaShape) =>
    oneOf
      .map((group) =>
        group.filter((field) => Object.hasOwn(fields, field)).join(', '),
      )
      .filter((group) => group !== '')
      .sort();
  const [old, now] = [groupsOf(before, after), groupsOf(after, before)];
  if (isEqual(old, now)) return;
  yield {kind: 'fields-exclusive', from: old.join('; '), to: now.join('; ')};
}

const getShape = ({fields = {}, values}: Partial<SchemaShape> = {}) => [
  Object.entries(fields).map(([name, {type}]) => [name, type]),
  values,
];

const sameShape = (a?: SchemaShape, b?: SchemaShape): boolean =>
  isEqual(getShape(a), getShape(b));

function* compareOperations(
  before: OperationShape,
  after: OperationShape,
  structures: Structures,
): Iterable<Found> {
  if (before.streaming !== after.streaming) {
    yield {kind: 'operation-streaming'};
  }
  if (before.deprecated !== after.deprecated) {
    const kind = after.deprecated ? 'deprecated' : 'restored';
    yield {kind: `operation-${kind}`};
  }
  for (const direction of ['request', 'response'] as const) {
    const [from, to] = [before[direction], after[direction]];
    const isSame = sameShape(
      structures.before.schemas[from],
      structures.after.schemas[to],
    );
    if (from === to || isSame) continue;
    yield {kind: 'operation-message', from, to, direction};
  }
}

function compareItems(
  before: Item,
  after: Item,
  structures: Structures,
): Iterable<Found> {
  if (before.kind === 'operation' && after.kind === 'operation') {
    return compareOperations(before, after, structures);
  }
  if (before.kind === 'schema' && after.kind === 'schema') {
    return compareSchemas(before, after);
  }
  return before.kind === 'field' && after.kind === 'field'
    ? compareFields(before, after)
    : [];
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
  let old = before;
  const renamed = renames.map(({from, to}) => {
    const {structure, kind} = renameIn(old, {from, to});
    old = structure;
    const isMember = kind === 'field' || kind === 'value';
    const name = isMember ? getLastPart : (one: string) => one;
    const shown = kind !== 'schema' && {to: name(to)};
    return [to, {kind: `${kind}-renamed`, from: name(from), ...shown}] as const;
  });
  const [was, is] = [listItems(old), listItems(after)];
  const [reachBefore, reachAfter] = [findReach(old), findReach(after)];
  const lasting = new Set(
    Object.keys(after.operations).filter((path) => old.operations[path]),
  );

  function add(subject: string, {direction, ...found}: Found): void {
    const {kind} = found;
    const {rating} = getVerdict(kind, direction);
    if (kind.startsWith('operation')) {
      const directions = direction && {directions: [direction]};
      const touches = [{operation: subject, ...directions, rating}];
      changes.push({subject, ...found, rating, touches});
    } else if (kind.startsWith('schema')) {
      changes.push({subject, ...found, rating, touches: []});
    } else {
      const isGone = kind === 'field-removed' || kind === 'value-removed';
      const schema = kind === 'fields-exclusive' ? subject : getOwner(subject);
      const touches = findTouches(
        (isGone ? reachBefore : reachAfter).get(schema) ?? [],
        lasting,
        (side) => getVerdict(kind, side).rating,
      );
      const unused = getVerdict(kind, 'response').rating;
      const worst =
        touches.length > 0
          ? findWorst(touches.map((touch) => touch.rating))
          : unused === 'breaking'
            ? 'documentation'
            : unused;
      changes.push({subject, ...found, rating: worst, touches});
    }
  }

  /** Members of a new or removed schema change with it. */
  const isOwn = (name: string, {kind}: Item, others: typeof was): boolean =>
    kind === 'operation' || kind === 'schema' || others.has(getOwner(name));
  const typeOf = (item: Item): string | undefined =>
    item.kind === 'field' ? item.type : undefined;

  for (const [subject, found] of renamed) add(subject, found);
  for (const [name, item] of is) {
    const known = was.get(name);
    if (known) {
      for (const one of compareItems(known, item, {before: old, after})) {
        add(name, one);
      }
    } else if (isOwn(name, item, was)) {
      add(name, {kind: `${item.kind}-added`, to: typeOf(item)});
    }
  }
  for (const [name, item] of was) {
    if (is.has(name) || !isOwn(name, item, is)) continue;
    add(name, {kind: `${item.kind}-removed`, from: typeOf(item)});
  }
  return changes;
}
