import {describe, expect, it} from 'vitest';
import {fits, getKey} from '../../../src/sandbox/rules';
import type {ObjectRule} from '../../../src/sandbox/model';

const rule: ObjectRule = {
  schema: 'holt.a.v1.Tree',
  key: {id: ['treeId', 'id'], 'trunk.name': ['trunkName']},
};

describe('what a request asks for', () => {
  it('is the first of the fields that it has', () => {
    const both = {id: 'b', treeId: 'a', trunkName: 't'};
    expect(getKey(rule, {}, both)).toEqual({id: 'a', 'trunk.name': 't'});
    expect(getKey(rule, {}, {id: 'b'})).toEqual({id: 'b', 'trunk.name': ''});
    expect(getKey(rule, {}, {treeId: '', id: 'b'})).toMatchObject({id: ''});
    expect(getKey(rule, {}, {})).toEqual({id: '', 'trunk.name': ''});
  });

  it('is what the operation says, where it says it', () => {
    const by = {name: 'called'};
    expect(getKey(rule, {by}, {called: 'ash', id: 'b'})).toEqual({name: 'ash'});
    expect(getKey(rule, {by}, {id: 'b'})).toEqual({name: ''});
  });
});

describe('an object', () => {
  const ash = {id: '1', trunk: {name: 't'}};

  it('fits when every part of the key is its own', () => {
    expect(fits(ash, {id: '1', 'trunk.name': 't'})).toBe(true);
    expect(fits(ash, {id: '1', 'trunk.name': 'u'})).toBe(false);
    expect(fits(ash, {id: 1})).toBe(false);
    expect(fits(ash, {height: ''})).toBe(true);
    expect(fits(ash, {})).toBe(true);
  });
});
