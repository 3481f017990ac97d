import {expect, it} from 'vitest';
import {
  requireFacts,
  requirePresence,
} from '../../../src/generate/requirements';
import type {Operation} from '../../../src/reference/model';
import {makeContext, field, operation, schema} from '../pages/model';

const glance: Operation['glance'] = {
  backends: [],
  effect: 'reads',
  responds: 'after',
  repeat: {effect: 'changes-nothing'},
};
const referenceWithOperation = (more: Partial<Operation>) =>
  makeContext({operations: [operation(more)]}).reference;

it.each([
  ['x-at-a-glance', {byHand: {note: 'None.'}}],
  ['x-by-hand', {glance}],
])('an operation without "%s" is refused with its file', (key, more) => {
  expect(() => requireFacts(referenceWithOperation(more))).toThrow(
    new RegExp(`^\\S+\\.yaml: "${key}" is missing`),
  );
});

it('an operation with both is taken', () => {
  const whole = referenceWithOperation({glance, byHand: {note: 'None.'}});
  expect(() => requireFacts(whole)).not.toThrow();
});

const referenceWithAnswer = (value: unknown) =>
  makeContext({
    schemas: [schema('Answer', {fields: [field('id', {alwaysPresent: true})]})],
    operations: [
      operation({
        response: {
          schema: 'holt.a.v1.Answer',
          mediaType: 'application/json',
          description: undefined,
          examples: [{name: 'all', value}],
        },
      }),
    ],
  }).reference;

it.each([{}, [{id: 'a'}, {}]].map((value) => [value]))(
  'a response of %j is refused with its file and what it lacks',
  (value) => {
    expect(() => requirePresence(referenceWithAnswer(value))).toThrow(
      /^\S+\.yaml: the response example "all" lacks "id", which is marked/,
    );
  },
);

it.each([{id: ''}, [{id: 'a'}]].map((value) => [value]))(
  'a response of %j is taken',
  (value) => {
    expect(() => requirePresence(referenceWithAnswer(value))).not.toThrow();
  },
);
