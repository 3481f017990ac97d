import {expect, it} from 'vitest';
import {sideTextsOf} from '../../../src/lint/sideTexts';
import {describeWith, operation} from './site';

it('finds the words that stand beside descriptions, and no data', () => {
  const one = operation({
    operationId: 'PoolService_ListPools',
    tags: ['PoolService'],
    summary: 'List pools',
    description: 'Lists pools.',
    'x-at-a-glance': {
      backends: ['Ceph'],
      repeat: {effect: 'changes-nothing', text: 'Same.'},
      longest: 'a second',
      needs: [{text: 'a scope', from: 'CreateScope'}],
    },
    'x-by-hand': {commands: [{command: 'ceph'}], note: 'Slower.'},
    'x-connect-errors': [{code: 'unknown', check: 'Look.', fix: 'Mend.'}],
    requestBody: {
      content: {
        a: {
          schema: {note: 'no'},
          examples: {b: {summary: 'All', value: {text: 'no'}}},
        },
      },
    },
    responses: {},
  });
  const texts = sideTextsOf({...describeWith(), operations: [one]});
  expect(texts.map(({what, text}) => `${what}: ${text}`)).toEqual([
    'summary of ListPools: List pools',
    'text of ListPools: Same.',
    'longest of ListPools: a second',
    'text of ListPools: a scope',
    'note of ListPools: Slower.',
    'check of ListPools: Look.',
    'fix of ListPools: Mend.',
    'summary of ListPools: All',
  ]);
  expect(texts[3]?.path).toEqual(['post', 'x-at-a-glance', 'needs', 0, 'text']);
});
