import {expect, it} from 'vitest';
import {getMessages} from '../../src/theme/Error/causes';

it('lists an error and its causes, outermost first', () => {
  const error = new Error('No page', {
    cause: new Error('No data', {cause: 'no network'}),
  });
  expect(getMessages(error)).toEqual(['No page', 'No data', 'no network']);
});

it('ends when errors cause each other', () => {
  const first = new Error('first');
  const second = new Error('second', {cause: first});
  first.cause = second;
  expect(getMessages(first)).toEqual(['first', 'second']);
});
