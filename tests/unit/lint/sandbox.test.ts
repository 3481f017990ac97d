import {expect, it} from 'vitest';
import {checkSandbox} from '../../../src/lint/rules/sandbox';
import {changed, describeWith, sandbox} from './site';

const withRule = (rule: string) =>
  checkSandbox(describeWith(changed(sandbox, 'ListPools: {list: pool}', rule)));

it('a rule ends with an error that the page lists', () => {
  expect(withRule('ListPools: {fails: The cluster refuses}')).toEqual([]);
});

it('a rule with another error is reported where it stands', () => {
  expect(
    withRule('ListPools:\n    get: pool\n    missing: There is no pool'),
  ).toEqual([
    {
      file: sandbox,
      line: 7,
      message:
        'ListPools lists no error whose description begins with "There is no pool". Write the first words of one of these: "The cluster refuses the request.".',
    },
  ]);
});

it('a rule that does not tell the end of a call is reported', () => {
  const [problem, ...others] = withRule('ListPools: {get: pool}');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({file: sandbox, line: 5});
  expect(problem?.message).toContain('Write "missing"');
});
