import {describe, expect, it} from 'vitest';
import {fulfils} from '../../../src/guides/criteria';
import type {Scope} from '../../../src/guides/expressions';

const scope: Scope = {
  inputs: {name: 'photos', empty: ''},
  outputs: {create: {id: 'x&&y'}},
  answer: {
    status: 200,
    body: {status: 'Deployed', count: '32', ready: false, size: 5, list: [1]},
  },
};
const check = (text: string): boolean => fulfils(text, scope);

describe('a condition', () => {
  it.each([
    '$statusCode == 200',
    '$statusCode==200',
    '200 == $statusCode',
    "$response.body#/status == 'Deployed'",
    '$response.body#/status == "Deployed"',
    '$response.body#/ready == false',
    '$response.body#/count == 32',
    '$response.body#/size >= 5 && $response.body#/size <= 5',
    '$response.body#/size == -1 || $inputs.name == "photos"',
    '$statusCode == 1 && $statusCode == 2 || $statusCode == 200',
    '$statusCode == 200 || $response.body#/missing == 1',
    '$steps.create.outputs.id == "x&&y"',
    '$inputs.empty == ""',
    '$response.body#/list == "[1]"',
  ])('%s holds', (text) => {
    expect(check(text)).toBe(true);
  });

  it.each([
    '$statusCode != 200',
    '$response.body#/status < 9',
    '$inputs.empty < 1',
    '$response.body#/missing != 1',
    '$response.body#/missing == 1 || $statusCode == 200',
    '$inputs.unknown == "undefined"',
    '$steps.later.outputs.id != ""',
    '$statusCode == 200 && $response.body#/size > 5',
  ])('%s does not', (text) => {
    expect(check(text)).toBe(false);
  });

  it.each([
    '',
    '$statusCode',
    '== 200',
    '$statusCode === 200',
    '$statusCode == 200 &&',
    '$statusCode == 200 $statusCode == 200',
    '($statusCode == 200)',
    '$statusCode == null',
    '$statusCode == "200',
    '$statusCode == 200; process.exit()',
    '$inputs.a.b == 1',
  ])('%o is none', (text) => {
    expect(() => check(text)).toThrow(Error);
  });
});

const results: Scope = {
  inputs: {name: 'nightly', hostile: '" || true || "'},
  outputs: {start: {id: 7}},
  answer: {
    status: 200,
    body: {
      results: [
        {name: 'weekly', status: 'FAILED', size: '3', at: {node: 'a'}},
        {name: 'nightly', status: 'SUCCEEDED', id: 7, done: true},
        'no object',
        null,
      ],
      deep: {list: [{a: 1}]},
      text: 'nightly',
    },
  },
};

describe('a search', () => {
  it.each([
    '$.results[?(@.name == "nightly")]',
    "$.results[?(@.name == 'nightly')]",
    '$..results[?(@.name == {$inputs.name} && @.status == "SUCCEEDED")]',
    '$.results[?@.id == {$steps.start.outputs.id}]',
    '$.results[?(@.done == true)]',
    '$.results[?(@.size > 2)]',
    '$.results[?(@.at.node == "a")]',
    '$.deep.list[?(@.a == 1)]',
  ])('%s finds an entry', (text) => {
    expect(fulfils(text, results)).toBe(true);
  });

  it.each([
    // Each is fulfilled by one entry, but not by the same.
    '$.results[?(@.name == "weekly" && @.status == "SUCCEEDED")]',
    '$.results[?(@.name == {$inputs.hostile})]',
    '$.results[?(@.name == {$inputs.unknown})]',
    '$.results[?(@.constructor != "x")]',
    '$.text[?(@.name == "nightly")]',
    '$.missing[?(@.name == "nightly")]',
    '$.deep[?(@.list != "x")]',
  ])('%s finds none', (text) => {
    expect(fulfils(text, results)).toBe(false);
  });

  it.each([
    '$.results',
    '$.results[0]',
    '$.results[?()]',
    '$.results[?(@.name)]',
    '$.results[?(@.name == nightly)]',
    '$.results[?(@.name == $inputs.name)]',
    '$.results[?(@.name == {inputs.name})]',
    '$.results[?(@.a == 1 || @.b == 2)]',
    '$.results[?(@.a == 1)].name',
    '$...results[?(@.a == 1)]',
  ])('%s is refused', (text) => {
    expect(() => fulfils(text, results)).toThrow(Error);
  });
});
