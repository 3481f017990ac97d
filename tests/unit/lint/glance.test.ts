import {expect, it} from 'vitest';
import {checkGlance} from '../../../src/lint/rules/glance';
import {apiNames} from '../../../src/lint/rules/names';
import {changed, describeWith, listPools} from './site';

function messages(from: string, to: string): string[] {
  const description = describeWith(changed(listPools, from, to));
  return checkGlance(description, apiNames(description)).map(
    ({message}) => message,
  );
}

it.each([
  [
    'effect: reads',
    'effect: destroys',
    'An operation that destroys has "x-destructive: true" too.',
  ],
  [
    '  x-by-hand:',
    '  x-destructive: true\n  x-by-hand:',
    'An operation with "x-destructive: true" has the effect "destroys".',
  ],
  [
    'safe: true',
    'safe: false',
    'Say in "text" what a repeat does that is not safe.',
  ],
  [
    '    repeat:',
    '    needs: [{text: pool, from: MakePool}]\n    repeat:',
    'MakePool',
  ],
  [
    '    repeat:',
    '    poll: {operation: GetPool, field: state, until: [up]}\n    repeat:',
    'GetPool',
  ],
])('%j as %j is reported', (from, to, message) => {
  const found = messages(from, to);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

it('names that exist are well', () => {
  expect(
    messages(
      '    repeat:',
      '    needs: [{text: pool, from: ListPools}]\n    repeat:',
    ),
  ).toEqual([]);
});
