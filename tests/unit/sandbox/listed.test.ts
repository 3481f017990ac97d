import {describe, expect, it} from 'vitest';
import type {JsonObject} from '../../../src/sandbox/json';
import {listed} from '../../../src/sandbox/listed';
import type {OperationRule} from '../../../src/sandbox/model';

const ash: JsonObject = {
  name: 'ash',
  kind: 'OAK',
  trunk: {height: '12'},
  birds: ['owl', 'jay'],
};

/** Whether a tree is listed, by what the request says. */
const isListed = (
  rule: OperationRule,
  request: JsonObject,
  value = ash,
  key: string[] = [],
): boolean => listed(value, rule, key, request);

describe('a field of the key', () => {
  it.each<[JsonObject, boolean]>([
    [{}, true],
    [{name: ''}, true],
    [{name: []}, true],
    [{name: 'ash'}, true],
    [{name: 'elm'}, false],
    [{name: 'ash', 'trunk.height': '12'}, true],
    [{name: 'ash', 'trunk.height': '13'}, false],
  ])('%o: %o', (request, expected) => {
    expect(isListed({}, request, ash, ['name', 'trunk.height'])).toBe(expected);
  });

  it('filters only where it is named as one', () => {
    expect(isListed({}, {kind: 'FIR'}, ash, ['name'])).toBe(true);
  });
});

it('`match` compares a field even if the request leaves it out', () => {
  const rule = {match: {kind: 'wanted', 'trunk.height': 'height'}};
  expect(isListed(rule, {wanted: 'OAK', height: '12'})).toBe(true);
  expect(isListed(rule, {wanted: 'OAK', height: '1'})).toBe(false);
  expect(isListed(rule, {height: '12'})).toBe(false);
  expect(isListed({match: {dead: 'dead'}}, {})).toBe(true);
});

it('`contains` looks into a list of the object', () => {
  const rule = {contains: {birds: 'bird'}};
  for (const bird of ['owl', 'jay', '', []]) {
    expect(isListed(rule, {bird})).toBe(true);
  }
  expect(isListed(rule, {})).toBe(true);
  expect(isListed(rule, {bird: 'crow'})).toBe(false);
  expect(isListed(rule, {bird: 'owl'}, {name: 'bare'})).toBe(false);
  expect(isListed(rule, {bird: 'owl'}, {birds: 'owl'})).toBe(false);
});

it('`among` looks into a list of the request', () => {
  const rule = {among: {kind: 'kinds'}};
  for (const kinds of [['OAK'], ['FIR', 'OAK'], [], '']) {
    expect(isListed(rule, {kinds})).toBe(true);
  }
  expect(isListed(rule, {})).toBe(true);
  expect(isListed(rule, {kinds: ['FIR']})).toBe(false);
  expect(isListed(rule, {kinds: 'OAK'})).toBe(false);
});

it('every filter of a rule must let an object in', () => {
  const rule = {
    contains: {birds: 'bird', 'trunk.rings': 'ring'},
    among: {kind: 'kinds', name: 'names'},
  };
  expect(isListed(rule, {bird: 'owl', names: ['ash']})).toBe(true);
  expect(isListed(rule, {bird: 'owl', ring: '1'})).toBe(false);
  expect(isListed(rule, {kinds: ['OAK'], names: ['elm']})).toBe(false);
});

describe('`also`', () => {
  const rule = {also: {wild: 'withWild'}, match: {kind: 'kind'}};
  const wild = {...ash, wild: true};

  it('lets objects in only where the request asks for them', () => {
    expect(isListed(rule, {withWild: true}, wild)).toBe(true);
    for (const withWild of [false, 'true', 1]) {
      expect(isListed(rule, {withWild, kind: 'OAK'}, wild)).toBe(false);
    }
    expect(isListed(rule, {kind: 'OAK'}, wild)).toBe(false);
  });

  it('is nothing to the others', () => {
    expect(isListed(rule, {withWild: true})).toBe(false);
    expect(isListed(rule, {kind: 'OAK'})).toBe(true);
    expect(isListed(rule, {kind: 'OAK'}, {...ash, wild: 'true'})).toBe(true);
  });
});
