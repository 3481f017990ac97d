import type {JsonObject} from '../calls/json';
import type {GuideInput} from './model';

/** The inputs with which a guide runs by itself. */
export const getDefaults = (
  inputs: readonly GuideInput<unknown>[],
): JsonObject =>
  Object.fromEntries(
    inputs.flatMap(({name, default: value}) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** Names of the inputs that must not be empty. */
export const getRequired = (
  inputs: readonly GuideInput<unknown>[],
): Set<string> =>
  new Set(inputs.filter(({required}) => required).map(({name}) => name));
