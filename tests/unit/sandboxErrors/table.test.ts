import {expect, it} from 'vitest';
import {
  describeProvocation,
  renderTable,
} from '../../../src/sandboxErrors/table';

it('says how a cause comes about', () => {
  expect(describeProvocation({})).toBe('');
  expect(
    describeProvocation({
      before: [{StopTree: {}, wait: 3}, {GrowTree: {name: 'a|b'}}],
      example: 'second',
      send: {name: '`x`'},
      headers: {A: 'b'},
      body: '[]',
      times: 2,
    }),
  ).toBe(
    'after StopTree, 3 s pass, GrowTree `{"name":"a\\|b"}`, example `second`, `{"name":"\'x\'"}`, headers `{"A":"b"}`, body `[]`, 2 times',
  );
});

it('lists every cause, with the counts above', () => {
  const cause = {rpc: 'GetTree', at: 0, code: 'unknown', message: ''};
  expect(
    renderTable([
      {...cause, words: 'It is ill. It may die.', provocation: {}, fault: ''},
      {...cause, words: 'It is `a|b`.', because: 'It is rare.', fault: ''},
      {...cause, words: 'w'.repeat(90), fault: 'Nothing is said of it.'},
    ]),
  ).toBe(
    [
      '3 causes: 1 simulated, 1 not simulated, 1 at fault.',
      '',
      '| operation | code | cause | how it comes about |',
      '| --- | --- | --- | --- |',
      '| GetTree | unknown | It is ill | the example |',
      '| GetTree | unknown | It is `a\\|b` | not simulated: It is rare. |',
      `| GetTree | unknown | ${'w'.repeat(79)}… | **Nothing is said of it.** |`,
      '',
    ].join('\n'),
  );
});
