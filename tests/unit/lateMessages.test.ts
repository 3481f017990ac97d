import {expect, it} from 'vitest';
import {splitMessages} from '../../src/plugins/late-messages/splitMessages';

it('messages come with the page, or later where their id says so', () => {
  const messages = {'a.late.b': 'A', 'late.b': 'B', late: 'C'};
  const {early, late} = splitMessages(JSON.stringify(messages));
  expect(JSON.parse(early)).toEqual({'a.late.b': 'A', late: 'C'});
  expect(JSON.parse(late)).toEqual({'late.b': 'B'});
});
