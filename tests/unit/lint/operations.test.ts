import {expect, it} from 'vitest';
import {apiNames} from '../../../src/lint/rules/names';
import {checkOperations} from '../../../src/lint/rules/operations';
import {changed, describeWith, listPools} from './site';

function check(from: string, to: string) {
  const description = describeWith(changed(listPools, from, to));
  return checkOperations(description, apiNames(description));
}

const at = (line: number, message: string) => ({
  file: listPools,
  line,
  message,
});
const badSummary = 'The summary must be a phrase of up to 60 characters.';

it.each(['', 'x'.repeat(61), 'List pools.'])(
  'reports the summary %j',
  (summary) => {
    expect(check('summary: List pools', `summary: "${summary}"`)).toEqual([
      at(4, badSummary),
    ]);
  },
);

it('reports that a summary is missing', () => {
  expect(check('  summary: List pools\n', '')).toEqual([at(2, badSummary)]);
});

it.each(['x'.repeat(60), 'List e.g. pools'])('takes the summary %j', (good) => {
  expect(check('summary: List pools', `summary: ${good}`)).toEqual([]);
});

it.each(['x-connect-errors: []\n  x-more:', 'x-more:'])(
  'reports an operation without errors (%j)',
  (key) => {
    expect(check('x-connect-errors:', key)).toEqual([
      at(3, 'PoolService_ListPools lists no errors.'),
    ]);
  },
);

it.each(['unknwon', 'REPLICATED', 'holt.pool.v1.Pool'])(
  'reports %s, which is no code of an error',
  (code) => {
    expect(check('code: unknown', `code: ${code}`)).toEqual([
      at(9, `"${code}" is not a code of Connect.`),
    ]);
  },
);

it('reports a related operation that does not exist', () => {
  expect(
    check(
      '  summary:',
      '  x-related:\n    - ListPools\n    - ListPool\n  summary:',
    ),
  ).toEqual([at(5, 'There is no operation ListPool.')]);
});
