import type {Comparison, Operand} from '../engine/condition';
import {parseCriterion} from '../engine/criterion';

/** How the language of a script writes the parts of a condition. */
export interface Dialect {
  operand: (operand: Operand) => string;
  compare: (left: string, operator: Comparison, right: string) => string;
  /** A field of the entry that is looked at. */
  field: (keys: readonly string[]) => string;
  /** Whether an entry of a list in the body passes a test. */
  finds: (keys: readonly string[], test: string) => string;
}

/**
 * A condition of a workflow in the language of a script.
 *
 * @throws when it cannot be read
 */
export function criterionCode(
  written: string,
  {operand, compare, field, finds}: Dialect,
): string {
  const criterion = parseCriterion(written);
  if (criterion.kind === 'search') {
    const {keys, tests} = criterion.search;
    const codes = tests.map((test) =>
      compare(field(test.keys), test.operator, operand(test.right)),
    );
    return finds(keys, codes.join(' and '));
  }
  return criterion.condition
    .map((all) =>
      all
        .map(({left, operator, right}) =>
          compare(operand(left), operator, operand(right)),
        )
        .join(' and '),
    )
    .join(' or ');
}
