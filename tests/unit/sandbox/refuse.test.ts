import {expect, it} from 'vitest';
import type {JsonObject} from '../../../src/sandbox/json';
import type {Refusal} from '../../../src/sandbox/model';
import {useFastClock} from './clock';
import {data, pretendSession} from './pretend';

useFastClock();

const ash = {scopeUuid: 'north', name: 'ash'};
const cause = {code: 'not_found', message: "it is 'ill'"};

/** What GrowTree answers where its rule has this refusal. */
function growing(refusal: Omit<Refusal, 'cause'>) {
  const GrowTree = {
    ...data.rules.operations.GrowTree,
    refused: [{...refusal, cause}],
  };
  const operations = {...data.rules.operations, GrowTree};
  const {call} = pretendSession({...data, rules: {...data.rules, operations}});
  return async (request: JsonObject = {}) =>
    (await call('GrowTree', {...ash, ...request})).body.message;
}

it.each<[string, Omit<Refusal, 'cause'>, JsonObject, boolean]>([
  ['exists', {exists: {$find: 'tree', name: 'elm'}}, {}, true],
  ['exists', {exists: {$find: 'tree', name: 'oak'}}, {}, false],
  ['lacks', {lacks: {$find: 'tree', name: '$kind'}}, {kind: 'FIR'}, true],
  ['lacks', {lacks: {$find: 'tree', name: 'elm'}}, {}, false],
  ['lacks', {lacks: {$find: 'tree', name: '$kind'}}, {}, true],
  [
    'lacks, one of a list',
    {lacks: {$each: '$birds', $find: 'tree', name: '$item'}},
    {birds: ['elm', 'owl']},
    true,
  ],
  [
    'lacks, none of a list',
    {lacks: {$each: '$birds', $find: 'tree', name: '$item'}},
    {birds: ['elm']},
    false,
  ],
  ['has', {has: ['nests']}, {}, true],
  ['has', {has: ['birds']}, {}, false],
  ['unlike', {unlike: {kind: '^O'}}, {kind: 'FIR'}, true],
  ['unlike', {unlike: {kind: '^F'}}, {kind: 'FIR'}, false],
  ['unlike, of a field that is left out', {unlike: {kind: '^O'}}, {}, false],
  ['all of them', {has: ['nests'], if: {status: ['dead']}}, {}, false],
])('%s %o %o: %s', async (_, refusal, request, isRefused) => {
  const message = await growing(refusal)(request);
  expect(message).toBe(isRefused ? "it is 'ill'" : undefined);
});

it('the message names the state that the object is in', async () => {
  const grow = growing({if: {status: ['ill', 'growing']}});
  expect(await grow()).toBe("it is 'growing'");
});

it('an example passes as long as no call has changed its object', async () => {
  const grow = growing({if: {status: ['growing']}, except: 'examples'});
  expect(await grow({kind: 'FIR'})).toMatch(/it is/);
  expect(await grow()).toBeUndefined();
  expect(await grow()).toMatch(/it is/);
});
