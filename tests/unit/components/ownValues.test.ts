import {beforeEach, expect, it, vi} from 'vitest';
import {
  fillOwnValues,
  fillSample,
  forgetOwnValues,
  recallOwnValues,
  rememberOwnValues,
} from '../../../src/components/tryIt/ownValues';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const example = {poolName: 'vm-images', count: '1', list: ['a']};
const send = (message: unknown) =>
  rememberOwnValues([{value: example}], JSON.stringify(message));

beforeEach(() => {
  stored.clear();
  forgetOwnValues();
});

it('fills the examples of other operations with values that were sent', () => {
  send({...example, poolName: 'my-pool'});
  expect(fillOwnValues({poolName: 'vm-images', name: 'vm-images'})).toEqual({
    poolName: 'my-pool',
    name: 'vm-images',
  });
  expect(fillOwnValues({poolName: 'other'})).toEqual({poolName: 'other'});
  send(example);
  expect(fillOwnValues(example)).toEqual(example);
});

it.each([
  {},
  {poolName: ''},
  {poolName: 7},
  {poolName: "it's"},
  {poolName: 'a\nb'},
  {poolName: 'x'.repeat(201)},
  {unknown: 'x'},
  [],
  null,
])('remembers nothing of %j', (message) => {
  send(message);
  expect(fillOwnValues(example)).toEqual(example);
});

it('is not disturbed by damaged storage', () => {
  for (const text of ['{', '{}', 'null']) {
    stored.set('tryIt.values', text);
    recallOwnValues();
    expect(fillOwnValues(example)).toEqual(example);
  }
});

it('fills the line of a field in a sample, and no other line', () => {
  const line = '  <span class=s>"poolName": "vm-images"</span>';
  const marked = `<span data-field=0>${line}</span>`;
  expect(
    fillSample(`${line}\n${marked}`, [['poolName', 'vm-images', 'my-pool']]),
  ).toBe(`${line}\n${marked.replace('vm-images', 'my-pool')}`);
});
