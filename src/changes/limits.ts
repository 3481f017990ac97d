import isEqual from 'es-toolkit/compat/isEqual';
import {findObjectIn, isObject} from '../calls/json';
import type {Json} from '../api/description/fieldSchema';

/** Limits for which a larger number accepts less. */
const least = [
  'minLength',
  'minimum',
  'exclusiveMinimum',
  'minItems',
  'minProperties',
];

/** Limits for which a smaller number accepts less. */
const most = [
  'maxLength',
  'maximum',
  'exclusiveMaximum',
  'maxItems',
  'maxProperties',
];

/** Limits that narrow when added, and change the values otherwise. */
const forms = [
  'pattern',
  'format',
  'const',
  'multipleOf',
  'uniqueItems',
  'not',
];

const getNumber = (value: unknown, missing: number): number =>
  typeof value === 'number' ? value : missing;

function isNarrower(before: Json, after: Json): boolean {
  const old = before.enum as unknown[] | undefined;
  const now = after.enum as unknown[] | undefined;
  return (
    least.some(
      (key) =>
        getNumber(after[key], -Infinity) > getNumber(before[key], -Infinity),
    ) ||
    most.some(
      (key) =>
        getNumber(after[key], Infinity) < getNumber(before[key], Infinity),
    ) ||
    forms.some(
      (key) => after[key] !== undefined && !isEqual(after[key], before[key]),
    ) ||
    (now !== undefined && !old?.every((one) => now.includes(one))) ||
    ['items', 'additionalProperties'].some(
      (key) =>
        isObject(after[key]) &&
        isNarrower(findObjectIn(before[key]), after[key]),
    )
  );
}

/** Whether limits are narrower or wider; `undefined` if neither. */
export function compareLimits(
  before: Json,
  after: Json,
): 'narrowed' | 'relaxed' | undefined {
  if (isNarrower(before, after)) return 'narrowed';
  return isNarrower(after, before) ? 'relaxed' : undefined;
}
