import {describe, expect, it} from 'vitest';
import {getScope} from '../../../src/sandbox/store';
import {byName, getStore} from './getStore';

describe('the scope of the first objects', () => {
  const ash = {name: 'ash'};

  it('is that of the request; the rest does not matter', () => {
    const store = getStore(
      {scope: ['wood'], seeds: ['Get']},
      {
        Get: [
          [{wood: 'a', size: 1}, ash],
          [{wood: 'b'}, ash],
          [{wood: 'a'}, {name: 'ash', age: 2}],
        ],
      },
    );
    expect(store.all('tree')).toEqual([
      {value: {name: 'ash', age: 2}, scope: {wood: 'a'}},
      {value: ash, scope: {wood: 'b'}},
    ]);
  });

  it('is the cluster of the first example where none is named', () => {
    const store = getStore(
      {
        scope: ['scopeUuid', 'facilityName', 'volume'],
        seeds: ['Get'],
        values: [
          {name: 'elm'},
          {name: 'yew', of: {facilityName: 'g', volume: 'w'}},
        ],
      },
      {
        Get: [
          [{scopeUuid: 's', facilityName: 'f', volume: 'v'}, ash],
          [{scopeUuid: 't'}, ash],
        ],
      },
    );
    expect(store.all('tree').map(({scope}) => scope)).toEqual([
      {scopeUuid: 's', facilityName: 'f', volume: 'v'},
      {scopeUuid: 't', facilityName: 'f'},
      {scopeUuid: 's', facilityName: 'f'},
      {scopeUuid: 's', facilityName: 'g', volume: 'w'},
    ]);
  });

  it('is empty where even the first example names no cluster', () => {
    const store = getStore({
      scope: ['scopeUuid', 'facilityName'],
      values: [ash],
    });
    expect(store.all('tree')).toEqual([
      {value: ash, scope: {scopeUuid: '', facilityName: ''}},
    ]);
  });

  it('has the fields of a request that the rule names', () => {
    const rule = {...byName, scope: ['wood', 'hill']};
    expect(getScope(rule, {wood: 'a', size: 1})).toEqual({wood: 'a'});
    expect(getScope(rule, {wood: '', hill: 'b'})).toEqual({
      wood: '',
      hill: 'b',
    });
    expect(getScope(byName, {wood: 'a'})).toEqual({});
  });
});
