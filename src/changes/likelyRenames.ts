import {sameShape, type Change} from './compare';
import {getLastPart, getOwner, toPath} from '../api/names';
import type {Rename} from '../api/description/releases';
import type {SchemaShape, Structure} from '../api/description/structure';

interface Structures {
  before: Structure;
  after: Structure;
}

const isEmpty = ({fields, values}: SchemaShape): boolean =>
  Object.keys(fields ?? {}).length === 0 && (values ?? []).length === 0;

/** Whether two messages are the same, or have the same nonempty shape. */
function isSameMessage(
  from: string,
  to: string,
  {before, after}: Structures,
): boolean {
  if (from === to) return true;
  const [old, now] = [before.schemas[from], after.schemas[to]];
  return Boolean(old && now && !isEmpty(old) && sameShape(old, now));
}

/** Whether an operation may have been renamed or moved to another service. */
function isSameOperation(from: Change, to: Change, both: Structures): boolean {
  const old = both.before.operations[toPath(from.subject)];
  const now = both.after.operations[toPath(to.subject)];
  return (
    old !== undefined &&
    now !== undefined &&
    old.streaming === now.streaming &&
    (getOwner(from.subject) === getOwner(to.subject) ||
      getLastPart(from.subject) === getLastPart(to.subject)) &&
    isSameMessage(old.request, now.request, both) &&
    isSameMessage(old.response, now.response, both)
  );
}

/**
 * Finds pairs of a removed and a new item that may be a rename: operations with
 * the same messages, schemas with the same fields or values, fields with the
 * same type in one message, or the only new and the only removed value of an
 * enum.
 */
export function findLikelyRenames(
  changes: readonly Change[],
  structures: Structures,
): Rename[] {
  const of = (kind: Change['kind']): Change[] =>
    changes.filter((one) => one.kind === kind);
  const pairs = (
    [removed, added]: [Change[], Change[]],
    fits: (from: Change, to: Change) => boolean,
  ): Rename[] =>
    removed.flatMap((from) =>
      added
        .filter((to) => fits(from, to))
        .map((to) => ({from: from.subject, to: to.subject})),
    );
  const beside = ({subject}: Change, all: Change[]): Change[] =>
    all.filter((one) => getOwner(one.subject) === getOwner(subject));
  const [lost, found] = [of('value-removed'), of('value-added')];
  return [
    ...pairs([of('operation-removed'), of('operation-added')], (from, to) =>
      isSameOperation(from, to, structures),
    ),
    ...pairs([of('schema-removed'), of('schema-added')], (from, to) =>
      isSameMessage(from.subject, to.subject, structures),
    ),
    ...pairs(
      [of('field-removed'), of('field-added')],
      (from, to) =>
        to.to === from.from && getOwner(to.subject) === getOwner(from.subject),
    ),
    ...pairs(
      [lost, found],
      (from, to) =>
        getOwner(from.subject) === getOwner(to.subject) &&
        beside(from, lost).length === 1 &&
        beside(to, found).length === 1,
    ),
  ];
}
