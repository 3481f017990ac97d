import {expect, it} from 'vitest';
import {getExampleFor} from '../../../src/sandbox/call';
import type {JsonObject} from '../../../src/sandbox/json';
import type {SandboxOperation} from '../../../src/sandbox/model';

const getOperation = (...requests: JsonObject[]): SandboxOperation => ({
  rpc: 'Find',
  request: 'A',
  response: 'B',
  streaming: false,
  unimplemented: false,
  examples: requests.map((request, index) => ({
    name: `e${index}`,
    request,
    response: {answer: index},
  })),
});

it.each<[string, JsonObject, number]>([
  ['the first of those that are alike', {}, 0],
  ['the one with the same field', {name: 'fir'}, 1],
  ['the one with more of the same fields', {name: 'fir', kind: 'x'}, 2],
  ['the one that has no field too few', {name: 'ash', size: 1}, 3],
])('the example for a request is %s', (_, request, expected) => {
  const operation = getOperation(
    {name: 'ash'},
    {name: 'fir'},
    {name: 'fir', kind: 'x'},
    {name: 'ash', size: 2},
  );
  expect(getExampleFor(operation, request)).toEqual({answer: expected});
});

it('without examples the answer is empty', () => {
  expect(getExampleFor(getOperation(), {name: 'ash'})).toEqual({});
});

it('the answer is a copy, and the examples keep their order', () => {
  const operation = getOperation({name: 'ash'}, {name: 'fir'});
  getExampleFor(operation, {name: 'fir'}).answer = 'changed';
  expect(operation.examples.map(({response}) => response)).toEqual([
    {answer: 0},
    {answer: 1},
  ]);
});
