import type {OperationRule} from '../sandbox/model';
import type {OperationError} from '../api/openapi';

export type CausePath = (string | number)[];

/** Documented errors whose cause begins with these words. */
export const getErrorsOfCause = (
  errors: readonly OperationError[],
  words: string,
): OperationError[] =>
  errors.filter(({description}) => description.startsWith(words));

/** Copies a rule and replaces each cause. */
export function mapCauses<From, To>(
  rule: OperationRule<From>,
  to: (cause: From, path: CausePath) => To,
): OperationRule<To> {
  const {missing, taken, causes, refused, ...rest} = rule;
  const one = (key: string, cause: From | undefined): To | undefined =>
    cause === undefined ? undefined : to(cause, [key]);
  return {
    ...rest,
    missing: missing === false ? false : one('missing', missing),
    taken: taken === false ? false : one('taken', taken),
    causes:
      causes &&
      Object.fromEntries(
        Object.entries(causes).map(([name, cause]) => [
          name,
          to(cause, ['causes', name]),
        ]),
      ),
    refused: refused?.map(({cause, ...more}, index) => ({
      ...more,
      cause: to(cause, ['refused', index, 'cause']),
    })),
  };
}
