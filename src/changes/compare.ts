import isEqual from 'es-toolkit/compat/isEqual';
import mapValues from 'es-toolkit/compat/mapValues';
import pick from 'es-toolkit/compat/pick';
import {compareLimits} from './limits';
import {getLastPart, getOwner} from '../api/names';
import type {Rename} from '../api/description/releases';
import {listItems, type Item} from './items';
import {renameIn} from './renameIn';
import {findReach, type Direction} from './reach';
import {getVerdict, findWorst, type Kind, type Rating} from './rules';
import {findTouches, type Touch} from './touches';
import {
  getHeldSchema,
  type FieldShape,
  type OperationShape,
  type SchemaShape,
  type Structure,
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

/** What JSON of a type depends on, without the name of its schema. */
function getShape(type: string, {schemas}: Structure): unknown {
  const held = getHeldSchema(type) ?? '';
  const schema = held === 'google.protobuf.Empty' ? {oneOf: []} : schemas[held];
  if (!schema) return type;
  const {fields, values, oneOf}: SchemaShape = schema;
  const shapes = mapValues(fields, (one) =>
    pick(one, ['type', 'required', 'limits']),
  );
  return [type.replace(held, ''), shapes, values, oneOf];
}

const isAlike = (from: string, to: string, {before, after}: Structures) =>
  from === to || isEqual(getShape(from, before), getShape(to, after));

function* compareFields(
  before: FieldShape,
  after: FieldShape,
  structures: Structures,
): Iterable<Found> {
  const {type: from} = before;
  const {type: to} = after;
  const hasNewType = !isAlike(from, to, structures);
  if (hasNewType) yield {kind: 'field-type', from, to};
  if (before.deprecated !== after.deprecated) {
    yield {kind: after.deprecated ? 'field-deprecated' : 'field-restored'};
  }
  if (Boolean(before.required) !== Boolean(after.required)) {
    yield {kind: after.required ? 'field-required' : 'field-optional'};
  }
  const [old, now] = [before.limits?.default, after.limits?.default];
  if (!isEqual(old, now)) {
    const [from, to] = [old, now].map((one) => JSON.stringify(one));
    yield {kind: 'field-default', from, to};
  }
  // Limits of different types are not comparable.
  if (hasNewType) return;
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
      .map((group) => group.filter((field) => Object.hasOwn(fields, field)))
      .filter((group) => group.length > 1)
      .sort();
  const [old, now] = [groupsOf(before, after), groupsOf(after, before)];
  if (isEqual(old, now)) return;
  const isWider = now.every((group) =>
    old.some((other) => group.every((field) => other.includes(field))),
  );
  const write = (groups: string[][]): string =>
    groups.map((group) => group.join(', ')).join('; ');
  const kind = isWider ? 'fields-together' : 'fields-exclusive';
  yield {kind, from: write(old), to: write(now)};
}

function* compareOperations(
  before: OperationShape,
  after: OperationShape,
  structures: Structures,
): Iterable<Found> {
  const getPath = ({prefix = '', path}: OperationShape) => prefix + path;
  const [was, is] = [getPath(before), getPath(after)];
  if (was !== is) yield {kind: 'operation-path', from: was, to: is};
  if (before.streaming !== after.streaming) {
    yield {kind: 'operation-streaming'};
  }
  if (before.deprecated !== after.deprecated) {
    const kind = after.deprecated ? 'deprecated' : 'restored';
    yield {kind: `operation-${kind}`};
  }
  for (const direction of ['request', 'response'] as const) {
    const [from, to] = [before[direction], after[direction]];
    if (isAlike(from, to, structures)) continue;
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
  if (before.kind === 'stream' && after.kind === 'operation') {
    return after.streaming ? [] : [{kind: 'operation-streaming'}];
  }
  return before.kind === 'field' && after.kind === 'field'
    ? compareFields(before, after, structures)
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
      const schema = kind.startsWith('fields-') ? subject : getOwner(subject);
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
    (kind !== 'field' && kind !== 'value') || others.has(getOwner(name));
  const kindOf = ({kind}: Item) => (kind === 'stream' ? 'operation' : kind);
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
      const isRequired = item.kind === 'field' && item.required;
      const kind = `${kindOf(item)}-added` as const;
      const added = isRequired ? 'required-field-added' : kind;
      add(name, {kind: added, to: typeOf(item)});
    }
  }
  for (const [name, item] of was) {
    if (is.has(name) || !isOwn(name, item, is)) continue;
    add(name, {kind: `${kindOf(item)}-removed`, from: typeOf(item)});
  }
  return changes;
}
