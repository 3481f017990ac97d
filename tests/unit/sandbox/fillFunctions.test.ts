import {expect, it} from 'vitest';
import {fill, type Filling} from '../../../src/sandbox/fill';
import type {Json} from '../../../src/sandbox/json';

const filling: Filling = {
  request: {name: 'ash', size: '1073741825', part: '1024', nest: {id: '7'}},
  object: {trunk: {height: '12'}, name: 'elm'},
  made: {now: () => 'today'},
  find: (kind, fields) =>
    kind === 'tree' && fields.name === 'ash'
      ? {name: 'ash', age: 9}
      : undefined,
};

it.each<[string, Json, Json | undefined]>([
  ['a field of the object', '$.trunk', {height: '12'}],
  ['a part of a text', '$.trunk.height m, $.name, $name', '12 m, elm, ash'],
  ['a field within one of the request', '$nest.id', '7'],
  ['texts put together', {$join: ['$name', '-', '$now']}, 'ash-today'],
  ['the first that is not zero', {$or: ['', '0', '$name']}, 'ash'],
  ['none that is not zero', {$or: ['', '$absent']}, undefined],
  ['a quantity', {$quantity: '$part'}, '1Ki'],
  ['parts, one of which is not full', {$divide: ['$size', '$part']}, '1048577'],
  ['parts of no size', {$divide: ['$size', '$absent']}, '0'],
  ['a group of a pattern', {$match: ['a: 1\nb: 23', '^b: (\\d+)$']}, '23'],
  ['no group', {$match: ['a: 1', '^b: (\\d+)$']}, undefined],
  ['a number', {$number: '23'}, 23],
  ['no number', {$number: '$absent'}, undefined],
  [
    'an object with other fields',
    {$find: 'tree', name: 'ash', $with: {age: 10, kind: '$name'}},
    {name: 'ash', age: 10, kind: 'ash'},
  ],
  [
    'nothing, by a name that is absent',
    {$find: 'tree', name: '$no'},
    undefined,
  ],
  ['the length of a list', {$length: ['a', 'b']}, '2'],
  ['the length of none', {$length: '$absent'}, '0'],
  [
    'copies, counted from a number',
    {$times: '2', $from: '3', $copy: '$name/$ordinal'},
    ['ash/3', 'ash/4'],
  ],
  [
    'a copy for each item',
    {$over: ['oak', 'fir'], $copy: {name: '$item', index: '$ordinal'}},
    [
      {name: 'oak', index: '0'},
      {name: 'fir', index: '1'},
    ],
  ],
  [
    'more copies than items',
    {$times: 2, $over: [{id: 'oak'}], $copy: {id: '$item.id'}},
    [{id: 'oak'}, {}],
  ],
  ['no copies of a negative number', {$times: '-1', $copy: 'x'}, []],
  ['no copies of what is no number', {$times: 'x', $copy: 'x'}, []],
  ['nothing, where the condition is zero', {$if: false, a: 1}, undefined],
])('a template stands for %s', (_, template, expected) => {
  expect(fill(template, filling)).toEqual(expected);
});

it('what comes from the object is a copy', () => {
  const trunk = fill('$.trunk', filling);
  expect(trunk).not.toBe(filling.object?.trunk);
});
