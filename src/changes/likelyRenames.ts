import {sameShape, type Change, type Structures} from './compare';
import type {Item} from './items';
import {getLastPart, getOwner, toPath} from '../api/names';
import type {Rename} from '../api/description/releases';
import type {SchemaShape} from '../api/description/structure';

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
  const isOnly = ({kind, subject}: Change): boolean =>
    of(kind).filter((one) => getOwner(one.subject) === getOwner(subject))
      .length === 1;
  const isBeside = (from: Change, to: Change): boolean =>
    getOwner(from.subject) === getOwner(to.subject);
  const fits: Record<Item['kind'], (from: Change, to: Change) => boolean> = {
    operation: (from, to) => isSameOperation(from, to, structures),
    schema: (from, to) => isSameMessage(from.subject, to.subject, structures),
    field: (from, to) => to.to === from.from && isBeside(from, to),
    value: (from, to) => isBeside(from, to) && isOnly(from) && isOnly(to),
  };
  return (Object.keys(fits) as Item['kind'][]).flatMap((kind) =>
    of(`${kind}-removed`).flatMap((from) =>
      of(`${kind}-added`)
        .filter((to) => fits[kind](from, to))
        .map((to) => ({from: from.subject, to: to.subject})),
    ),
  );
}
