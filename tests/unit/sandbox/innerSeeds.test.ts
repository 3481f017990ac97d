import {describe, expect, it} from 'vitest';
import type {JsonObject} from '../../../src/sandbox/json';
import type {ObjectRule} from '../../../src/sandbox/model';
import {Store} from '../../../src/sandbox/store';
import {data} from './pretend';
import {byName} from './getStore';

describe('objects within others', () => {
  const high = {id: 'high', bird: 'owl'};
  const inner = (values: ObjectRule['values'], nests?: JsonObject[]) => {
    const store = new Store({
      ...data,
      rules: {
        operations: {},
        objects: {
          tree: {
            ...byName,
            values: [
              {name: 'ash', ...(nests ? {crown: {nests}} : {})},
              {name: 'elm', crown: {nests: 'felled'}},
            ],
          },
          nest: {
            schema: 'holt.a.v1.Nest',
            key: {id: ['id'], bird: ['bird']},
            within: {object: 'tree', list: 'crown.nests', by: {}},
            values,
          },
        },
      },
    });
    return store.all('tree').map(({value}) => value);
  };

  it('stand in the one that `of` names', () => {
    expect(inner([{of: {name: 'ash'}, ...high}])).toEqual([
      {name: 'ash', crown: {nests: [high]}},
      {name: 'elm', crown: {nests: 'felled'}},
    ]);
    expect(inner([{of: {name: 'elm'}, ...high}])[1]).toEqual({
      name: 'elm',
      crown: {nests: [high]},
    });
    expect(inner([{of: {name: 'ash', age: '5'}, ...high}])[0]).toEqual({
      name: 'ash',
    });
  });

  it('stand in all where `of` names none', () => {
    for (const {crown} of inner([high])) expect(crown).toEqual({nests: [high]});
  });

  it('come after those that are there, each only once', () => {
    const low = {id: 'low', bird: 'owl', eggs: 2};
    const [ash] = inner(
      [{id: 'low', bird: 'owl'}, high, {id: 'low', bird: 'jay'}],
      [low],
    );
    expect(ash?.crown).toEqual({nests: [low, high, {id: 'low', bird: 'jay'}]});
  });

  it('are no kind of their own', () => {
    expect(() => new Store(data).all('birdNest')).toThrow('"birdNest"');
  });
});
