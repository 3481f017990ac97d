import {describe, expect, it} from 'vitest';
import type {JsonObject} from '../../../src/sandbox/json';
import {getStore} from './getStore';

describe('the first objects', () => {
  it('come from answers, and from lists in them', () => {
    const store = getStore(
      {seeds: ['List.trees', 'Get']},
      {
        List: [[{}, {trees: [{name: 'ash'}, 'none', {name: 'fir'}]}]],
        Get: [
          [{}, {name: 'elm'}],
          [{}, {name: 'yew'}],
        ],
      },
    );
    expect(store.all('tree')).toEqual(
      ['ash', 'fir', 'elm', 'yew'].map((name) => ({value: {name}, scope: {}})),
    );
  });

  it('come from a field that holds one', () => {
    const store = getStore(
      {seeds: ['Get.tree', 'Get.gone', 'Nobody', 'Nobody.trees']},
      {Get: [[{}, {tree: {name: 'ash'}}]]},
    );
    expect(store.all('tree')).toEqual([{value: {name: 'ash'}, scope: {}}]);
  });

  it('are as the first example has them; later ones complete them', () => {
    const store = getStore(
      {seeds: ['List.trees', 'Get']},
      {
        List: [[{}, {trees: [{name: 'ash', age: 1}]}]],
        Get: [[{}, {name: 'ash', age: 2, kind: 'OAK'}]],
      },
    );
    expect(store.all('tree')).toEqual([
      {value: {name: 'ash', age: 1, kind: 'OAK'}, scope: {}},
    ]);
  });

  it('are overridden by `values`, which add their own', () => {
    const store = getStore(
      {
        seeds: ['Get'],
        values: [{name: 'ash', age: 3}, {name: 'elm'}],
      },
      {Get: [[{}, {name: 'ash', age: 2, kind: 'OAK'}]]},
    );
    expect(store.all('tree')).toEqual([
      {value: {name: 'ash', age: 3, kind: 'OAK'}, scope: {}},
      {value: {name: 'elm'}, scope: {}},
    ]);
  });

  it('are the same only if every part of the key is', () => {
    const key = {name: ['name'], 'trunk.height': ['height']};
    const store = getStore({
      key,
      values: [
        {name: 'ash', trunk: {height: '1'}},
        {name: 'ash', trunk: {height: '2'}},
        {name: 'ash', trunk: {height: '2', rings: 4}},
      ],
    });
    expect(store.all('tree').map(({value}) => value)).toEqual([
      {name: 'ash', trunk: {height: '1'}},
      {name: 'ash', trunk: {height: '2', rings: 4}},
    ]);
  });

  it('are copies', () => {
    const value = {name: 'elm', trunk: {height: '1'}};
    const response = {name: 'ash', trunk: {height: '1'}};
    const store = getStore(
      {seeds: ['Get'], values: [value]},
      {Get: [[{}, response]]},
    );
    for (const entry of store.all('tree')) {
      (entry.value.trunk as JsonObject).height = '2';
    }
    expect([response.trunk.height, value.trunk.height]).toEqual(['1', '1']);
  });

  it('are of no kind that the rules do not name', () => {
    expect(() => getStore({}).all('bush')).toThrow(
      'No object of the sandbox is "bush".',
    );
    expect(getStore({}).all('tree')).toEqual([]);
  });
});
