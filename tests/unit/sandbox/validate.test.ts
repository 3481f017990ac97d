import {describe, expect, it} from 'vitest';
import type {Json, JsonObject} from '../../../src/sandbox/json';
import {createValidator} from '../../../src/sandbox/messages';
import {schemas} from './schemas';

const check = (message: Json) =>
  createValidator('holt.a.v1.Plant', schemas)(message);

describe('a message', () => {
  it('that fits its schema passes', () => {
    const nested: JsonObject = {
      name: 'ash',
      kind: 'OAK',
      trunk: {height: '12', rings: 3},
      labels: {a: 'b'},
      birds: ['owl'],
    };
    expect(() => check(nested)).not.toThrow();
    expect(() => check({name: ''})).not.toThrow();
    expect(() => check({})).not.toThrow();
  });

  it('that does not is told of the field itself', () => {
    const faults: [JsonObject, RegExp][] = [
      [{name: 'a', kind: 'ELM'}, /^kind: Instance does not match any of/],
      [
        {name: 'a', trunk: {rings: 'x'}},
        /^trunk\.rings: .*"string".*"integer"/,
      ],
      [{name: 'a', trunk: {height: ''}}, /^trunk\.height: .*pattern/],
      [{name: 'a', birds: ['b', 5]}, /^birds\[1\]: .*"number".*"string"/],
      [{name: 'a', labels: {'x/~y': 5}}, /^labels\.x\/~y: /],
    ];
    for (const [message, expected] of faults) {
      expect(() => check(message)).toThrow(
        expect.objectContaining({code: 'invalid_argument'}) as Error,
      );
      expect(() => check(message)).toThrow(expected);
    }
  });

  it('with several faults is told of the first', () => {
    expect(() => check({name: 5, birds: [5]})).toThrow(/^name: /);
  });
});

it('a schema that nobody has is a fault of the sandbox', () => {
  expect(() => createValidator('holt.a.v1.Gone', schemas)).toThrow(
    'No schema of the sandbox is "holt.a.v1.Gone".',
  );
});

it('schemas of the same name may differ from sandbox to sandbox', () => {
  const of = (type: string) =>
    createValidator('A', {A: {$ref: '#/$defs/B'}, B: {type}});
  expect(() => of('string')('text')).not.toThrow();
  expect(() => of('integer')('text')).toThrow('"integer"');
});
