import {describe, expect, it} from 'vitest';
import type {Description} from '../../../src/lint/description';
import {checkExamples} from '../../../src/lint/rules/examples';
import {changed, describeWith, listPools, operation} from './site';

const check = (
  description: Description,
  faults: (schema: string, value: unknown) => string[] = () => [],
) => checkExamples(description, {request: faults, response: faults});
const checkWith = (from: string, to: string) =>
  check(describeWith(changed(listPools, from, to)));
const at = (line: number, message: string) => ({
  file: listPools,
  line,
  message,
});
const unpaired =
  'Every operation needs a request and a response example under the same key.';

it('counts the examples and shows each to the validator of its side with its schema', () => {
  const seen: unknown[] = [];
  const look =
    (side: string) =>
    (...example: unknown[]) => {
      seen.push([side, ...example]);
      return [];
    };
  const result = checkExamples(describeWith(), {
    request: look('request'),
    response: look('response'),
  });
  expect(result).toEqual({problems: [], count: 2});
  expect(seen).toEqual([
    ['request', 'holt.pool.v1.ListPoolsRequest', {}],
    ['response', 'holt.pool.v1.Pool', {name: 'rbd'}],
  ]);
});

it('tells what the validator finds, at the example', () => {
  const faults = () => ['is bad.', 'is sad.'];
  expect(check(describeWith(), faults).problems).toEqual([
    at(16, 'The request example "all" is bad.'),
    at(16, 'The request example "all" is sad.'),
    at(24, 'The response example "all" is bad.'),
    at(24, 'The response example "all" is sad.'),
  ]);
});

it('reports an example without value, and no more of it', () => {
  expect(checkWith('summary: All pools, value: {}', '').problems).toEqual([
    at(16, 'The request example "all" has no value.'),
  ]);
});

it('reports an example without summary', () => {
  expect(checkWith('summary: One pool, ', '').problems).toEqual([
    at(24, 'The response example "all" has no summary.'),
  ]);
});

it('reports what the data centre does not hold', () => {
  expect(checkWith('name: rbd', 'name: rdb').problems).toEqual([
    at(
      24,
      'The response example "all" uses "rdb", which is not in openapi/datacentre/.',
    ),
  ]);
});

it('gives the validator no name where a schema is written in place', () => {
  const {problems} = check(
    describeWith(
      changed(
        listPools,
        '{$ref: ../schemas/pool.yaml#/holt.pool.v1.Pool}',
        '{type: object}',
      ),
    ),
    (schema) => [`has the schema "${schema}".`],
  );
  expect(problems.at(-1)?.message).toBe(
    'The response example "all" has the schema "".',
  );
});

describe('pairs of examples', () => {
  const body = (...keys: string[]) => ({
    content: {
      'application/json': {
        schema: {},
        examples: Object.fromEntries(
          keys.map((key) => [key, {summary: key, value: {}}]),
        ),
      },
    },
  });
  const pair = (requestBody: unknown, answer: unknown) =>
    check({
      ...describeWith(),
      operations: [operation({requestBody, responses: {'200': answer}})],
    }).problems;

  it('may stand in any order', () => {
    expect(pair(body('a', 'b'), body('b', 'a'))).toEqual([]);
  });

  it.each([
    ['an answer without its request', body('a'), body('a', 'b')],
    ['a request without its answer', body('a', 'b'), body('a')],
    ['other keys', body('a'), body('b')],
    ['none on either side', body(), body()],
    ['none in the request', body(), body('a')],
    ['no media type', {}, {}],
    ['nothing at all', undefined, undefined],
    ['no list of examples', {content: {j: {schema: {}}}}, body()],
  ])('are reported: %s', (_, request, answer) => {
    expect(pair(request, answer)).toMatchObject([{message: unpaired}]);
  });

  it('are reported at the request', () => {
    expect(
      checkWith(
        '            all: {summary: One',
        '            one: {summary: One',
      ).problems,
    ).toEqual([at(12, unpaired)]);
  });
});

it('knows the values of every file of the data centre', () => {
  const more = {'openapi/datacentre/more.yaml': 'name: rdb\n'};
  expect(
    check(describeWith({...changed(listPools, 'rbd', 'rdb'), ...more}))
      .problems,
  ).toEqual([]);
});
