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
    'effect: changes-nothing',
    'effect: fails',
    'An operation that reads has the "effect" of a repeat "changes-nothing".',
  ],
  [
    '{effect: changes-nothing}',
    '{effect: changes-nothing, text: A repeat fails because the name is taken.}',
    '"text" says that a repeat fails: its "effect" is "fails", not "changes-nothing".',
  ],
  [
    '{effect: changes-nothing}',
    '{effect: changes-nothing, text: Without a name a repeat ends with `unknown`.}',
    'its "effect" is one of fails, fails-partway, varies, not "changes-nothing".',
  ],
  [
    '  x-by-hand:',
    '  x-unimplemented: true\n  x-by-hand:',
    'An operation with "x-unimplemented: true" has the "effect" of a repeat "fails".',
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

it.each([
  ['acts-again', '', 'Say in "text" what a repeat does that is not nothing.'],
  [
    'fails',
    ', text: It is done twice.',
    'say in "text" when and why it fails.',
  ],
  ['fails-partway', ', text: A repeat fails.', 'its "effect" is "fails"'],
])(
  'a repeat that %s, with %j as its text, is reported',
  (effect, text, message) => {
    const yaml = changed(listPools, 'effect: reads', 'effect: writes');
    const description = describeWith({
      [listPools]: (yaml[listPools] ?? '').replace(
        '{effect: changes-nothing}',
        `{effect: ${effect}${text}}`,
      ),
    });
    const found = checkGlance(description, apiNames(description));
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain(message);
  },
);

it('names that exist are well', () => {
  expect(
    messages(
      '    repeat:',
      '    needs: [{text: pool, from: ListPools}]\n    repeat:',
    ),
  ).toEqual([]);
});
