import {describe, expect, it} from 'vitest';
import {applyEffects} from '../../../src/sandbox/effects';
import type {Json, JsonObject} from '../../../src/sandbox/json';
import type {OperationRule} from '../../../src/sandbox/model';

const properties = {name: {}, trunk: {}, birds: {}};

/** The object after a request has changed it. */
function changed(
  value: JsonObject,
  rule: OperationRule,
  request: JsonObject = {},
): JsonObject {
  const made = {now: () => 'noon'};
  applyEffects(value, rule, properties, {
    request,
    made,
    find: () => undefined,
  });
  return value;
}

describe('a change', () => {
  it('takes the fields that request and object share', () => {
    const request = {name: 'elm', colour: 'red', trunk: {height: '3'}};
    expect(changed({name: 'ash', age: 5}, {}, request)).toEqual({
      name: 'elm',
      age: 5,
      trunk: {height: '3'},
    });
    expect(changed({name: 'ash'}, {}, {name: '', toString: 1})).toEqual({
      name: '',
    });
  });

  it('shares nothing with the request afterwards', () => {
    const request = {trunk: {height: '3'}};
    const value = changed({}, {}, request);
    request.trunk.height = '4';
    expect(value).toEqual({trunk: {height: '3'}});
  });

  it('sets what the rule says, over what the request says', () => {
    const set = {name: 'fir', 'trunk.planted': '$now', birds: '$none'};
    const request = {name: 'elm', birds: ['owl']};
    expect(changed({trunk: {height: '3'}}, {set}, request)).toEqual({
      name: 'fir',
      trunk: {height: '3', planted: 'noon'},
      birds: ['owl'],
    });
  });

  it('sets zero values, and takes away what is `null`', () => {
    const set = {name: '', age: 0, tall: false, height: '0', kind: null};
    expect(changed({kind: 'OAK'}, {set})).toEqual({
      name: '',
      age: 0,
      tall: false,
      height: '0',
    });
  });

  it('shares nothing with the rule afterwards', () => {
    const set = {trunk: {rings: [1]}};
    const value = changed({}, {set});
    expect(value).toEqual({trunk: {rings: [1]}});
    (value.trunk as JsonObject).rings = 'gone';
    expect(set).toEqual({trunk: {rings: [1]}});
  });

  it.each<[string, JsonObject, Json, Json]>([
    ['a new item', {guests: ['owl']}, 'jay', ['owl', 'jay']],
    ['the items of a list', {guests: ['owl']}, ['a', 'b'], ['owl', 'a', 'b']],
    ['only what is not there', {guests: ['owl']}, ['owl', 'a'], ['owl', 'a']],
    ['an item to nothing', {}, 'jay', ['jay']],
    ['an item to what is no list', {guests: 'owl'}, 'jay', ['owl', 'jay']],
  ])('adds %s', (_, value, who, guests) => {
    const rule = {add: {guests: '$who'}};
    expect(changed(value, rule, {who})).toEqual({guests});
  });

  it('adds nothing where the request names nothing', () => {
    const rule = {add: {guests: '$who'}};
    expect(changed({guests: ['owl']}, rule)).toEqual({guests: ['owl']});
  });

  it.each<[string, Json, JsonObject]>([
    ['an item', 'owl', {guests: ['jay', {a: 1}]}],
    ['the items of a list', ['owl', 'jay'], {guests: [{a: 1}]}],
    ['an object', {a: 1}, {guests: ['owl', 'jay']}],
    ['nothing that is not there', 'crow', {guests: ['owl', 'jay', {a: 1}]}],
    ['the list when it is empty', ['owl', 'jay', {a: 1}], {}],
  ])('removes %s', (_, who, expected) => {
    const value = {guests: ['owl', 'jay', {a: 1}]};
    expect(changed(value, {remove: {guests: '$who'}}, {who})).toEqual(expected);
  });
});
