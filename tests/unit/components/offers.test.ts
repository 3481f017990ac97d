import {describe, expect, it} from 'vitest';
import type {FoundObjects} from '../../../src/api/operationData';
import {readLink} from '../../../src/components/tryIt/link';
import {fillBody, findOffers} from '../../../src/components/tryIt/offers';

const use = (name: string, more: object = {}) => ({
  to: `/docs/api/${name}`,
  summary: name,
  rpc: name,
  value: 'name',
  values: {name: 'name'},
  ...more,
});

const forests: FoundObjects[] = [
  {path: ['forests'], uses: [use('GetForest'), use('Plant')]},
  {
    path: ['forests', 'trees'],
    uses: [
      use('GetTree', {
        values: {forest: '../name', treeName: 'name', land: '$land'},
      }),
      use('Harvest', {is: {type: 'APPLE'}}),
    ],
  },
];

/** What the offers fill in, by value and operation. */
const offer = (answer: unknown, body: unknown = {}, found = forests) =>
  findOffers(found, JSON.stringify(answer), JSON.stringify(body)).map(
    ({value, uses}) => [
      value,
      ...uses.map(({summary, to}) => [
        summary,
        readLink(to.replace(/^[^#]+/, ''))?.values,
      ]),
    ],
  );

describe('the values of a response', () => {
  it('are told apart although fields of two schemas have one name', () => {
    const trees = [{name: 'oak'}, {name: 'pippin', type: 'APPLE'}];
    expect(
      offer({name: 'x', forests: [{name: 'wood', trees}]}, {land: 'here'}),
    ).toEqual([
      ['wood', ['GetForest', {name: 'wood'}], ['Plant', {name: 'wood'}]],
      ['oak', ['GetTree', {forest: 'wood', treeName: 'oak', land: 'here'}]],
      [
        'pippin',
        ['GetTree', {forest: 'wood', treeName: 'pippin', land: 'here'}],
        ['Harvest', {name: 'pippin'}],
      ],
    ]);
  });

  it.each([
    ['an empty value', {forests: [{name: ''}]}],
    ['no value', {forests: [{}]}],
    ['a very long value', {forests: [{name: 'a'.repeat(100_000)}]}],
    ['a value with markup', {forests: [{name: '<img src=x>'}]}],
    ['an object', {forests: [{name: {name: 'a'}}]}],
    ['lists in lists', {forests: [[[{name: 'a'}]]]}],
    ['null', {forests: [null, {name: null, trees: [null]}]}],
    ['a list in place of an object', {forests: 'name'}],
    ['no object', [{name: 'a'}]],
  ])('are not offered: %s', (_, answer) => {
    expect(offer(answer)).toEqual([]);
  });

  it('are not offered without the object around it', () => {
    expect(offer({forests: [{trees: [{name: 'oak'}]}]})).toEqual([]);
  });

  it('are not offered if the response is not JSON', () => {
    expect(findOffers(forests, '<html>', '{')).toEqual([]);
  });

  it('are six at most, each once, with six operations', () => {
    const names = [0, 0, ...Array(50).keys()].map((at) => `tree-${at}`);
    const uses = [0, 0, ...Array(50).keys()].map((at) => use(`Do${at}`));
    const offers = offer({forests: names.map((name) => ({name}))}, {}, [
      {path: ['forests'], uses},
    ]);
    expect(offers.map(([value]) => value)).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `tree-${at}`),
    );
    expect(offers.map(({length}) => length - 1)).toEqual(Array(6).fill(6));
  });
});

it('fills in fields of the request, as their types are', () => {
  const schema = {
    $ref: '#/$defs/Request',
    $defs: {
      Request: {
        properties: {
          id: {type: 'string'},
          tags: {type: 'array'},
          vid: {type: 'integer'},
        },
      },
    },
  };
  const examples = [{name: 'a', value: {id: 'x', force: true}}];
  const values = {id: 'y', tags: 'a', vid: '7', toString: 'b'};
  expect(JSON.parse(fillBody({schema, examples}, values))).toEqual({
    id: 'y',
    force: true,
    tags: ['a'],
    vid: 7,
  });
});
