import isEqual from 'es-toolkit/compat/isEqual';
import {findObjectIn, isObject} from '../calls/json';
import type {Json} from '../api/description/fieldSchema';

/** Limits for which more accepts less; 0 and `false` have no effect. */
const least = [
  'minLength',
  'minimum',
  'minItems',
  'minProperties',
  'uniqueItems',
  'readOnly',
];

/** Limits for which a larger number accepts more. */
const most = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];

/** Limits that narrow when added, and change the values otherwise. */
const forms = ['pattern', 'format'];

const getNumber = (value: unknown, missing: number): number =>
  Number(value ?? missing);

/** Limits with one key for each bound, and one for the allowed values. */
function normalize(limits: Json, type: string): Json {
  const [, unsigned] = /^(?:\[\]|map<)*(u?)int/.exec(type) ?? [];
  // Fractional bounds differ by more.
  const step = unsigned === undefined ? 1e-6 : 1;
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = limits;
  return {
    ...limits,
    minimum: Math.max(
      getNumber(minimum, unsigned ? 0 : -Infinity),
      getNumber(exclusiveMinimum, -Infinity) + step,
    ),
    maximum: Math.min(
      getNumber(maximum, Infinity),
      getNumber(exclusiveMaximum, Infinity) - step,
    ),
    ...('const' in limits && {enum: [limits.const]}),
  };
}

function isNarrower(former: Json, latter: Json, type: string): boolean {
  const [before, after] = [normalize(former, type), normalize(latter, type)];
  const old = before.enum as unknown[] | undefined;
  const now = after.enum as unknown[] | undefined;
  return (
    least.some((key) => getNumber(after[key], 0) > getNumber(before[key], 0)) ||
    most.some(
      (key) =>
        getNumber(after[key], Infinity) < getNumber(before[key], Infinity),
    ) ||
    forms.some(
      (key) => after[key] !== undefined && !isEqual(after[key], before[key]),
    ) ||
    (after.multipleOf !== undefined &&
      Number(before.multipleOf) % Number(after.multipleOf) !== 0) ||
    (now !== undefined && !old?.every((one) => now.includes(one))) ||
    // To exclude more values is to accept fewer.
    (isObject(after.not) &&
      (!isObject(before.not) || isNarrower(after.not, before.not, type))) ||
    ['items', 'additionalProperties'].some(
      (key) =>
        isObject(after[key]) &&
        isNarrower(findObjectIn(before[key]), after[key], type),
    )
  );
}

/** Whether limits of a type are narrower or wider; `undefined` if neither. */
export function compareLimits(
  before: Json,
  after: Json,
  type: string,
): 'narrowed' | 'relaxed' | undefined {
  if (isNarrower(before, after, type)) return 'narrowed';
  return isNarrower(after, before, type) ? 'relaxed' : undefined;
}
