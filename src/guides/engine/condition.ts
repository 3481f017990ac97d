import type {Json} from '../../calls/json';
import {
  parseExpression,
  toValue,
  type Expression,
  type Scope,
} from './expression';

export type Operand =
  {kind: 'literal'; value: string | number | boolean} | Expression;

export const comparisons = ['==', '!=', '<=', '>=', '<', '>'] as const;
export type Comparison = (typeof comparisons)[number];

/** A simple condition of Arazzo: alternatives, each of comparisons that all hold. */
export type Condition = {
  left: Operand;
  operator: Comparison;
  right: Operand;
}[][];

const tokens =
  /\s*(?:(==|!=|<=|>=|<|>|&&|\|\|)|"([^"]*)"|'([^']*)'|(-?\d+(?:\.\d+)?)(?![\w.])|(true|false)\b|(\$[\w.-]+(?:#[^\s=<>&|"']*)?))/y;

/** A part of a condition: an operator, or something with a value. */
type Token = string | Operand;

function splitTokens(text: string): Token[] {
  const found: Token[] = [];
  tokens.lastIndex = 0;
  while (text.slice(tokens.lastIndex).trim() !== '') {
    const start = tokens.lastIndex;
    const match = tokens.exec(text);
    if (!match) {
      throw new Error(
        `The condition "${text}" cannot be read from "${text.slice(start).trim()}".`,
      );
    }
    const [, operator, double, single, number, boolean, expression] = match;
    const string = double ?? single;
    if (operator) found.push(operator);
    else if (string !== undefined) found.push({kind: 'literal', value: string});
    else if (number) found.push({kind: 'literal', value: Number(number)});
    else if (boolean) found.push({kind: 'literal', value: boolean === 'true'});
    else found.push(parseExpression(expression ?? ''));
  }
  return found;
}

const isComparison = (token: Token | undefined): token is Comparison =>
  comparisons.some((one) => one === token);

const isOperand = (token: Token | undefined): token is Operand =>
  typeof token === 'object';

/**
 * Reads a condition: comparisons, joined with `&&` and `||`, without brackets.
 *
 * @throws when the text is none
 */
export function parseCondition(text: string): Condition {
  const condition: Condition = [[]];
  const found = splitTokens(text);
  for (let at = 0; at < found.length || at === 0; at += 4) {
    const [left, operator, right, joint] = found.slice(at, at + 4);
    const isLast = at + 3 >= found.length;
    const isJoined = isLast
      ? joint === undefined
      : (joint === '&&' || joint === '||') && at + 4 < found.length;
    if (
      !isOperand(left) ||
      !isComparison(operator) ||
      !isOperand(right) ||
      !isJoined
    ) {
      throw new Error(
        `The condition "${text}" must compare two values, as in $statusCode == 200, or join such comparisons with && and ||.`,
      );
    }
    condition.at(-1)?.push({left, operator, right});
    if (joint === '||') condition.push([]);
  }
  return condition;
}

/** A scalar as text: 64-bit integers are texts in JSON, and numbers elsewhere. */
const getText = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Compares two values, scalars by their texts, or as numbers. */
export function compare(
  left: Json,
  operator: Comparison,
  right: Json,
): boolean {
  if (operator === '==') return getText(left) === getText(right);
  if (operator === '!=') return getText(left) !== getText(right);
  const [a, b] = [left, right].map((value) =>
    getText(value).trim() === '' ? NaN : Number(getText(value)),
  ) as [number, number];
  if (operator === '<') return a < b;
  if (operator === '>') return a > b;
  return operator === '<=' ? a <= b : a >= b;
}

/**
 * Whether a condition holds. One that comes upon a value that is not there does
 * not, as in Redocly Respect.
 */
export function holds(condition: Condition, scope: Scope): boolean {
  for (const all of condition) {
    let isTrue = true;
    for (const {left, operator, right} of all) {
      const [a, b] = [left, right].map((operand) =>
        operand.kind === 'literal' ? operand.value : toValue(operand, scope),
      );
      if (a === undefined || b === undefined) return false;
      isTrue = compare(a, operator, b);
      if (!isTrue) break;
    }
    if (isTrue) return true;
  }
  return false;
}

/** The expressions of a condition. */
export const getExpressions = (condition: Condition): Expression[] =>
  condition
    .flat()
    .flatMap(({left, right}) => [left, right])
    .filter((operand): operand is Expression => operand.kind !== 'literal');
