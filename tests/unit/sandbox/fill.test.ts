import {expect, it} from 'vitest';
import {fillTemplate, type Filling} from '../../../src/sandbox/rules';
import type {Json} from '../../../src/sandbox/json';

const filling: Filling = {
  request: {
    name: 'ash',
    size: 3,
    none: null,
    tags: ['a', 'b'],
    next: 'asked',
    trunk: {height: '1'},
  },
  object: {crown: {width: '12'}, name: 'elm'},
  made: {next: () => '8', now: () => 'noon'},
  find: (kind, fields) =>
    kind === 'tree' && fields.name === 'ash'
      ? {height: '9', ...fields}
      : undefined,
};

it.each<[string, Json, Json | undefined]>([
  ['a text without placeholders', 'oak', 'oak'],
  ['a field of the request', '$name', 'ash'],
  ['a field of any type', '$tags', ['a', 'b']],
  ['a field with a message', '$trunk', {height: '1'}],
  ['what is made, even if the request has it', '$next', '8'],
  ['an absent field', '$colour', undefined],
  ['placeholders among text', '/$name/no-$next.', '/ash/no-8.'],
  ['a placeholder at the end of a text', 'no-$next', 'no-8'],
  ['a placeholder at the beginning of a text', '$name!', 'ash!'],
  ['one after the other', '$name$next', 'ash8'],
  ['a field within a text that is absent', 'a $colour tree', 'a $colour tree'],
  ['a field within a text that is no text', 'size $size', 'size $size'],
  ['a dollar alone', '$ 5 $', '$ 5 $'],
  ['a number, a flag and nothing', [1, true, null], [1, true, null]],
  ['a list', ['$name', '$colour', 'x'], ['ash', 'x']],
  [
    'an object, without its absent fields',
    {a: '$name', b: '$colour', c: {d: '$now', e: '$colour'}},
    {a: 'ash', c: {d: 'noon'}},
  ],
  [
    'an object that is there',
    {$find: 'tree', name: '$name', a: 1},
    {height: '9', name: 'ash', a: 1},
  ],
  ['a field of it', {$find: 'tree', name: '$name', $field: 'height'}, '9'],
  [
    'a field that it lacks',
    {$find: 'tree', name: '$name', $field: 'b'},
    undefined,
  ],
  ['an object that is not there', {a: {$find: 'tree', name: 'oak'}}, {}],
  [
    'a field of none',
    {$find: 'bush', name: '$name', $field: 'height'},
    undefined,
  ],
  ['a condition that holds', {$if: '$size', a: 1}, {a: 1}],
  ['a condition that does not hold', {$if: '$colour', a: 1}, undefined],
  ['a condition that is zero', {$if: false, a: 1}, undefined],
  ['a field of the object', '$.crown', {width: '12'}],
  ['a part of a text', '$.crown.width m, $.name, $name', '12 m, elm, ash'],
  ['a field within one of the request', '$trunk.height', '1'],
  ['the first that is not zero', {$or: ['', '0', '$name']}, 'ash'],
  ['none that is not zero', {$or: ['', '$absent']}, undefined],
  [
    'nothing, by a name that is absent',
    {$find: 'tree', name: '$no'},
    undefined,
  ],
  ['a list of conditions', [{$if: '$colour', a: 1}, {a: 2}], [{a: 2}]],
])('%s', (_, template, expected) => {
  expect(fillTemplate(template, filling)).toStrictEqual(expected);
});

it('what comes from the object is a copy', () => {
  const crown = fillTemplate('$.crown', filling);
  expect(crown).not.toBe(filling.object?.crown);
});
