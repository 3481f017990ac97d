import type {Json} from '../../calls/json';
import {compare, comparisons, type Comparison, type Operand} from './condition';
import {parseExpression, toValue, type Scope} from './expression';
import {getValueAt} from './pointer';

/** What an entry of a list must fulfil. */
export interface Test {
  /** Of a field of the entry. */
  keys: string[];
  operator: Comparison;
  right: Operand;
}

/** The part of JSONPath that guides use: an entry of a list of the response. */
export interface Search {
  /** Of the list. */
  keys: string[];
  tests: Test[];
}

const form =
  /^\$\.{1,2}((?:[A-Za-z_]\w*)(?:\.[A-Za-z_]\w*)*)\[\?\s*\(?(.*?)\)?\s*\]$/s;

const test = new RegExp(
  `^@\\.([A-Za-z_][\\w.]*)\\s*(${comparisons.join('|')})\\s*(?:"([^"]*)"|'([^']*)'|(-?\\d+(?:\\.\\d+)?)|(true|false)|\\{(\\$[^{}]*)\\})$`,
);

function getTest(text: string): Test {
  const match = test.exec(text.trim());
  if (!match) {
    throw new Error(
      `"${text.trim()}" is no test of an entry. Write @.<field> == "text", a number, true, false or {$inputs.<name>}.`,
    );
  }
  const [, field = '', operator, double, single, number, boolean, expression] =
    match;
  const string = double ?? single;
  let right: Operand;
  if (string !== undefined) right = {kind: 'literal', value: string};
  else if (number) right = {kind: 'literal', value: Number(number)};
  else if (boolean) right = {kind: 'literal', value: boolean === 'true'};
  else right = parseExpression(expression ?? '');
  return {keys: field.split('.'), operator: operator as Comparison, right};
}

/** Whether a criterion is a JSONPath over the response. */
export const isSearch = (text: string): boolean => /^\$\.{1,2}\w/.test(text);

/**
 * Reads `$.list[?(@.name == {$inputs.name} && @.status == "Ready")]`, which
 * holds when the list of the response has such an entry. `$..list` is the same:
 * Redocly Respect needs the second point.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9535
 * @throws when the text has another form
 */
export function parseSearch(text: string): Search {
  const [, list, tests] = form.exec(text) ?? [];
  if (!list || !tests) {
    throw new Error(
      `The JSONPath "${text}" must have the form $..list[?(@.field == "text" && @.other == {$inputs.name})].`,
    );
  }
  return {keys: list.split('.'), tests: tests.split('&&').map(getTest)};
}

/** Whether the list of the response has an entry that fulfils all tests. */
export function finds({keys, tests}: Search, scope: Scope): boolean {
  const list = getValueAt(scope.answer?.body, keys);
  if (!Array.isArray(list)) return false;
  return list.some((entry: Json) =>
    tests.every(({keys: field, operator, right}) => {
      const left = getValueAt(entry, field);
      const value =
        right.kind === 'literal' ? right.value : toValue(right, scope);
      return (
        left !== undefined &&
        value !== undefined &&
        compare(left, operator, value)
      );
    }),
  );
}
