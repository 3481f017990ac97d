import {expect, it} from 'vitest';
import {requireFacts} from '../../../src/generate/requireFacts';
import type {Operation} from '../../../src/reference/model';
import {contextOf, operation} from '../pages/model';

const glance: Operation['glance'] = {
  backends: [],
  effect: 'reads',
  responds: 'after',
  repeat: {effect: 'changes-nothing'},
};
const referenceWith = (more: Partial<Operation>) =>
  contextOf({operations: [operation(more)]}).reference;

it.each([
  ['x-at-a-glance', {byHand: {note: 'None.'}}],
  ['x-by-hand', {glance}],
])('an operation without "%s" is refused with its file', (key, more) => {
  expect(() => requireFacts(referenceWith(more))).toThrow(
    new RegExp(`^\\S+\\.yaml: "${key}" is missing`),
  );
});

it('an operation with both is taken', () => {
  const whole = referenceWith({glance, byHand: {note: 'None.'}});
  expect(() => requireFacts(whole)).not.toThrow();
});
