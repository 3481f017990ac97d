import {describe, expect, it} from 'vitest';
import {findLists} from '../../../src/sandbox/rules';
import type {JsonObject} from '../../../src/sandbox/json';
import {Store} from '../../../src/sandbox/store';
import {data} from './pretend';

/** A fresh store, and the lists of it that a request is about. */
function look(object: string, request: JsonObject) {
  const store = new Store(data);
  return {store, places: findLists(object, data.rules, store, request)};
}

const names = (values: JsonObject[]) => values.map(({name}) => name);

describe('objects that stand in no other', () => {
  it('are those of the scope', () => {
    const of = (request: JsonObject) =>
      look('tree', request).places.map(({values}) => names(values));
    expect(of({scopeUuid: 'north'})).toEqual([['ash', 'fir', 'elm']]);
    expect(of({scopeUuid: 'south'})).toEqual([['ash']]);
    expect(of({scopeUuid: 'west'})).toEqual([[]]);
    expect(of({})).toEqual([['ash', 'fir', 'ash', 'elm']]);
  });

  it('are replaced without touching other scopes', () => {
    const {store, places} = look('tree', {scopeUuid: 'south', name: 'x'});
    const [place] = places;
    place!.replace([...place!.values, {name: 'yew'}]);
    expect(
      store.all('tree').map(({value, scope}) => [value.name, scope.scopeUuid]),
    ).toEqual([
      ['ash', 'north'],
      ['fir', 'north'],
      ['elm', 'north'],
      ['ash', 'south'],
      ['yew', 'south'],
    ]);
    expect(store.all('tree').at(-1)?.scope).toEqual({scopeUuid: 'south'});
    place!.replace([]);
    expect(names(store.all('tree').map(({value}) => value))).toEqual([
      'ash',
      'fir',
      'elm',
    ]);
  });

  it('keep their scope when a request without one replaces them', () => {
    const {store, places} = look('tree', {});
    const [place] = places;
    place!.replace(place!.values.filter(({name}) => name !== 'fir'));
    expect(store.all('tree').map(({scope}) => scope.scopeUuid)).toEqual([
      'north',
      'south',
      'north',
    ]);
  });

  it('are of a kind that the rules know', () => {
    expect(() => look('hedge', {})).toThrow(
      'No object of the sandbox is "hedge".',
    );
  });
});

describe('objects within another', () => {
  const birds = (request: JsonObject) =>
    look('birdNest', request).places.map(({values}) =>
      values.map(({bird}) => bird),
    );

  it('are those of the one that the request names', () => {
    expect(birds({scopeUuid: 'north', treeName: 'ash'})).toEqual([['owl']]);
    expect(birds({scopeUuid: 'north', treeName: 'elm'})).toEqual([[]]);
  });

  it('are those of all where the request names none', () => {
    expect(birds({scopeUuid: 'north'})).toEqual([['owl'], ['jay'], []]);
    expect(birds({scopeUuid: 'west'})).toEqual([]);
  });

  it('are nowhere when the one that is named does not exist', () => {
    const request = {scopeUuid: 'north', treeName: 'yew'};
    expect(birds(request)).toEqual([]);
  });

  it('are replaced in their own list', () => {
    const {store, places} = look('birdNest', {scopeUuid: 'north'});
    places[1]!.replace([{id: 'low'}]);
    places[0]!.replace([]);
    const nests = store.all('tree').map(({value}) => value.nests);
    expect(nests).toEqual([undefined, [{id: 'low'}], undefined, undefined]);
  });

  it('are none where the list holds something else', () => {
    const store = new Store(data);
    const [ash, fir] = store.all('tree');
    ash!.value.nests = 'felled';
    fir!.value.nests = ['none', {bird: 'jay'}];
    const request = {scopeUuid: 'north'};
    const places = findLists('birdNest', data.rules, store, request);
    expect(places.map(({values}) => values)).toEqual([[], [{bird: 'jay'}], []]);
  });
});
