import {expect, it} from 'vitest';
import {meets} from '../../../src/sandbox/rules';
import type {Conditions} from '../../../src/sandbox/model';

const tree = {status: 'ill', trunk: {height: '3'}};

it.each<[Conditions, boolean]>([
  [{}, true],
  [{status: ['dead', 'ill']}, true],
  [{status: ['dead']}, false],
  [{'trunk.height': ['3'], status: ['ill']}, true],
  [{'trunk.height': ['4'], status: ['ill']}, false],
  [{birds: [null]}, true],
  [{status: [null]}, false],
  [{$axe: [true]}, true],
  [{$axe: [false]}, false],
  [{$saw: [false]}, true],
])('%o: %s', (conditions, expected) => {
  expect(meets(tree, conditions, {axe: true})).toBe(expected);
});
