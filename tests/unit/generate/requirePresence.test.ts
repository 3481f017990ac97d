import {expect, it} from 'vitest';
import {requirePresence} from '../../../src/generate/requirePresence';
import {contextOf, field, operation, schema} from '../pages/model';

const referenceWith = (value: unknown) =>
  contextOf({
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
    expect(() => requirePresence(referenceWith(value))).toThrow(
      /^\S+\.yaml: the response example "all" lacks "id", which is marked/,
    );
  },
);

it.each([{id: ''}, [{id: 'a'}]].map((value) => [value]))(
  'a response of %j is taken',
  (value) => {
    expect(() => requirePresence(referenceWith(value))).not.toThrow();
  },
);
