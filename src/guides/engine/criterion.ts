import {
  getExpressions,
  holds,
  parseCondition,
  type Condition,
} from './condition';
import type {Expression, Scope} from './expression';
import {finds, isSearch, parseSearch, type Search} from './search';

/** What must hold: a simple condition, or that a list has an entry. */
export type Criterion =
  {kind: 'condition'; condition: Condition} | {kind: 'search'; search: Search};

/** @throws when the text is neither a condition nor a search */
export const parseCriterion = (text: string): Criterion =>
  isSearch(text)
    ? {kind: 'search', search: parseSearch(text)}
    : {kind: 'condition', condition: parseCondition(text)};

/** Whether a criterion, as it is written, holds. */
export function fulfils(text: string, scope: Scope): boolean {
  const criterion = parseCriterion(text);
  return criterion.kind === 'search'
    ? finds(criterion.search, scope)
    : holds(criterion.condition, scope);
}

/** The expressions of a criterion. */
export function getExpressionsOfCriterion(criterion: Criterion): Expression[] {
  if (criterion.kind === 'condition')
    return getExpressions(criterion.condition);
  const {keys, tests} = criterion.search;
  return [
    {kind: 'body', keys},
    ...tests.flatMap(({right}) => (right.kind === 'literal' ? [] : [right])),
  ];
}
