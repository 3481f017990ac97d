import type {Json} from '../calls/json';
import {
  getValueAt,
  parseExpression,
  toValue,
  type Expression,
  type Scope,
} from './expressions';

export type Operand =
  | string
  | number
  | boolean
  /** A field of an entry in the searched list. */
  | {kind: 'entry'; keys: string[]}
  | Expression;

type Operator = '==' | '!=' | '<=' | '>=' | '<' | '>';

/** Alternatives, each with comparisons that must all be true. */
type Condition = {left: Operand; operator: Operator; right: Operand}[][];

/** A condition, for the response or for an entry of one of its lists. */
export interface Criterion {
  condition: Condition;
  list?: string[];
}

/** Matches a comparison and the operator that joins it to the next one. */
function getComparison(place: string): RegExp {
  const literal = String.raw`"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?(?![\w.])|(?:true|false)\b`;
  const operand = `(${literal}|${place})`;
  return new RegExp(
    String.raw`\s*${operand}\s*(==|!=|<=|>=|<|>)\s*${operand}\s*(&&|\|\||$)\s*`,
    'y',
  );
}
const comparisonOfCall = getComparison(
  String.raw`\$[\w.-]+(?:#[^\s=<>&|"']*)?`,
);
const comparisonOfEntry = getComparison(
  String.raw`\{\$[^{}]*\}|@\.[A-Za-z_][\w.]*`,
);

function parseOperand(text: string): Operand {
  switch (text[0]) {
    case '"':
    case "'":
      return text.slice(1, -1);
    case '@':
      return {kind: 'entry', keys: text.slice(2).split('.')};
    case '{':
      return parseExpression(text.slice(1, -1));
    case '$':
      return parseExpression(text);
    default:
      return /^[tf]/.test(text) ? text === 'true' : Number(text);
  }
}

/** Parses comparisons joined with `&&` and `||`, without parentheses. */
function parseCondition(text: string, comparison: RegExp): Condition {
  const condition: Condition = [[]];
  let end = 0;
  for (let joint = '&&'; joint !== '';) {
    comparison.lastIndex = end;
    const match = comparison.exec(text);
    if (!match) {
      throw new Error(
        `The condition "${text}" cannot be read from "${text.slice(end)}". Compare two values, as in $statusCode == 200, or join such comparisons with && and ||.`,
      );
    }
    const [, left = '', operator, right = '', next = ''] = match;
    condition.at(-1)?.push({
      left: parseOperand(left),
      operator: operator as Operator,
      right: parseOperand(right),
    });
    if (next === '||') condition.push([]);
    joint = next;
    end = comparison.lastIndex;
  }
  return condition;
}

const isEntry = (operand: Operand): boolean =>
  typeof operand === 'object' && operand.kind === 'entry';

const search =
  /^\$\.{1,2}((?:[A-Za-z_]\w*)(?:\.[A-Za-z_]\w*)*)\[\?\s*\(?(.*?)\)?\s*\]$/s;

/** Whether a criterion is a JSONPath query of the response. */
export const isSearch = (text: string): boolean => /^\$\.{1,2}\w/.test(text);

/**
 * Parses a simple Arazzo condition, or the subset of JSONPath that guides use:
 * `$.list[?(@.name == {$inputs.name} && @.status == "Ready")]` is true if the
 * list contains such an entry. `$..list` is the same; Redocly Respect requires
 * the second dot.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9535
 * @throws if the text is neither
 */
export function parseCriterion(text: string): Criterion {
  if (!isSearch(text)) {
    return {condition: parseCondition(text, comparisonOfCall)};
  }
  const [, list, tests] = search.exec(text) ?? [];
  const condition = tests ? parseCondition(tests, comparisonOfEntry) : [];
  const isRight = condition[0]?.every(
    ({left, right}) => isEntry(left) && !isEntry(right),
  );
  if (!list || condition.length !== 1 || !isRight) {
    throw new Error(
      `The JSONPath "${text}" must have the form $..list[?(@.field == "text" && @.other == {$inputs.name})].`,
    );
  }
  return {condition, list: list.split('.')};
}

/** Strings, because 64-bit integers in JSON are strings. */
const getText = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function compare(left: Json, operator: Operator, right: Json): boolean {
  if (operator === '==') return getText(left) === getText(right);
  if (operator === '!=') return getText(left) !== getText(right);
  const [a, b] = [left, right].map((value) =>
    getText(value).trim() === '' ? NaN : Number(getText(value)),
  ) as [number, number];
  if (operator === '<') return a < b;
  if (operator === '>') return a > b;
  return operator === '<=' ? a <= b : a >= b;
}

/** False if a value is missing, as in Redocly Respect. */
function holds(condition: Condition, scope: Scope, entry?: Json): boolean {
  const evaluate = (operand: Operand): Json | undefined => {
    if (typeof operand !== 'object') return operand;
    if (operand.kind === 'entry') return getValueAt(entry, operand.keys);
    return toValue(operand, scope);
  };
  for (const all of condition) {
    let isTrue = true;
    for (const {left, operator, right} of all) {
      const [a, b] = [evaluate(left), evaluate(right)];
      if (a === undefined || b === undefined) return false;
      isTrue = compare(a, operator, b);
      if (!isTrue) break;
    }
    if (isTrue) return true;
  }
  return false;
}

/**
 * Evaluates a criterion.
 *
 * @throws if it is neither a condition nor a query
 */
export function fulfils(text: string, scope: Scope): boolean {
  const {condition, list} = parseCriterion(text);
  if (!list) return holds(condition, scope);
  const entries = getValueAt(scope.answer?.body, list);
  return (
    Array.isArray(entries) &&
    entries.some((entry: Json) => holds(condition, scope, entry))
  );
}
