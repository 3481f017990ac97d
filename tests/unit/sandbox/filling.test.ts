import {expect, it} from 'vitest';
import {getFilling, type Call} from '../../../src/sandbox/call';
import type {Filling} from '../../../src/sandbox/rules';
import type {JsonObject} from '../../../src/sandbox/json';
import {real, Store, type Environment} from '../../../src/sandbox/store';
import {data} from './pretend';

/** What placeholders stand for, beside objects like these. */
function madeFor(
  key: Record<string, string[]>,
  values: JsonObject[],
  environment: Partial<Environment> = {},
): Filling['made'] {
  const thing = {schema: 'holt.a.v1.Tree', key};
  const call: Call = {
    data: {...data, rules: {objects: {thing}, operations: {}}},
    store: new Store(data, {...real, ...environment}),
    operation: Object.values(data.operations)[0]!,
    rule: {},
    handler: {},
    request: {},
    object: 'thing',
  };
  return getFilling(call, {values, replace: () => undefined}).made;
}

it.each<[string, Record<string, string[]>, JsonObject[], string]>([
  ['1 beside nothing', {id: ['id']}, [], '1'],
  ['one more than the largest', {id: ['id']}, [{id: '9'}, {id: 10}], '11'],
  ['after 0 where there is no number', {id: ['id']}, [{}, {id: '-5'}], '1'],
  ['not stopped by other ids', {id: ['id']}, [{id: 'a7'}, {id: '3'}], '4'],
  [
    'after the field of the key that is an id',
    {name: ['name'], 'root.id': ['rootId']},
    [{id: '50', name: '60', root: {id: '4'}}],
    '5',
  ],
  [
    'not after a field whose name only begins or ends like one',
    {idle: ['idle'], paid: ['paid'], 'id.x': ['x']},
    [{idle: '70', paid: '80', id: '6'}],
    '7',
  ],
  ['after `id` where the key has none', {name: ['name']}, [{id: '8'}], '9'],
])('the next number is %s', (_, key, values, expected) => {
  expect(madeFor(key, values).next!()).toBe(expected);
});

it('a UUID is a random one of version 4', () => {
  const uuid = (random: () => number): string =>
    madeFor({}, [], {random}).uuid!();
  expect(uuid(() => 0)).toBe('00000000-0000-4000-8000-000000000000');
  expect(uuid(() => 0.999)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  const pattern =
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const made = Array.from({length: 20}, () => uuid(real.random));
  expect(new Set(made).size).toBe(20);
  for (const one of made) expect(one).toMatch(pattern);
});

it('a time has no parts of a second', () => {
  const now = (): number => Date.parse('2026-03-12T14:05:41.678Z');
  expect(madeFor({}, [], {now}).now!()).toBe('2026-03-12T14:05:41Z');
});
