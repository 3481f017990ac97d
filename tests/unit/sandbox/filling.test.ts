import {expect, it} from 'vitest';
import {fillingOf, type Call} from '../../../src/sandbox/call';
import type {JsonObject} from '../../../src/sandbox/json';
import {Store} from '../../../src/sandbox/store';
import {data} from './pretend';

/** What `$next` stands for, beside objects like these. */
function nextOf(key: Record<string, string[]>, values: JsonObject[]): string {
  const thing = {schema: 'holt.a.v1.Tree', key};
  const call: Call = {
    data: {...data, rules: {objects: {thing}, operations: {}}},
    store: new Store(data),
    operation: Object.values(data.operations)[0]!,
    rule: {},
    request: {},
    object: 'thing',
  };
  return fillingOf(call, {values, replace: () => undefined}).made.next!();
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
  expect(nextOf(key, values)).toBe(expected);
});
