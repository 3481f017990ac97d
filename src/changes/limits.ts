import isEqual from 'es-toolkit/compat/isEqual';
import type {Json} from '../api/description/structure';

/** Limits of which a greater number accepts less. */
const least = [
  'minLength',
  'minimum',
  'exclusiveMinimum',
  'minItems',
  'minProperties',
];

/** Limits of which a smaller number accepts less. */
const most = [
  'maxLength',
  'maximum',
  'exclusiveMaximum',
  'maxItems',
  'maxProperties',
];

/** Limits that accept less where they are new, and other values where they change. */
const forms = ['pattern', 'format', 'const', 'multipleOf', 'uniqueItems'];

const getNumber = (value: unknown, missing: number): number =>
  typeof value === 'number' ? value : missing;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something is refused that was accepted. */
function isNarrower(before: Json, after: Json): boolean {
  const accepted = [before.enum, after.enum] as (unknown[] | undefined)[];
  const [old, now] = accepted;
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
    (now !== undefined && !(old ?? []).every((one) => now.includes(one))) ||
    (now !== undefined && old === undefined) ||
    ['items', 'additionalProperties'].some(
      (key) =>
        isObject(after[key]) &&
        isNarrower(isObject(before[key]) ? before[key] : {}, after[key]),
    )
  );
}

/** What values may be, without a default, examples and directions. */
function getBounds(limits: Json): Json {
  const known = [...least, ...most, ...forms, 'enum'];
  return Object.fromEntries(
    Object.entries(limits).flatMap(([key, value]) => {
      if (known.includes(key)) return [[key, value]];
      return isObject(value) ? [[key, getBounds(value)]] : [];
    }),
  );
}

/**
 * Whether the limits of a field accept less than before, or more; nothing where
 * they accept the same.
 */
export function compareLimits(
  before: Json,
  after: Json,
): 'narrowed' | 'relaxed' | undefined {
  if (isEqual(getBounds(before), getBounds(after))) return undefined;
  return isNarrower(before, after) ? 'narrowed' : 'relaxed';
}
