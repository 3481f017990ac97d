import {expect, it} from 'vitest';
import {createListedError} from '../../../src/sandbox/call';
import type {JsonObject} from '../../../src/sandbox/json';
import {data} from './pretend';

/** The message of a listed error, where the example has `from`. */
function getMessage(
  message: string | undefined,
  from: JsonObject,
  to: JsonObject,
): string {
  const [operation] = Object.values(data.operations);
  const examples = [{name: 'a', request: from, response: {}}];
  const error = {code: 'unknown', ...(message === undefined ? {} : {message})};
  return createListedError(error, {...operation!, examples}, to).message;
}

it.each<[string, string | undefined, JsonObject, JsonObject, string]>([
  ['its name', 'no "ash" here', {name: 'ash'}, {name: 'yew'}, 'no "yew" here'],
  ['every name', 'a/b', {x: 'a', y: 'b'}, {x: 'b', y: 'a'}, 'b/a'],
  [
    'longer names first',
    'ash-2 ash',
    {a: 'ash', b: 'ash-2'},
    {a: 'yew', b: 'fir'},
    'fir yew',
  ],
  [
    'no part of a word',
    'ashes, ash-2, my-ash',
    {a: 'ash'},
    {a: 'yew'},
    'ashes, ash-2, my-ash',
  ],
  ['no sign of an expression', 'a.c abc', {a: 'a.c'}, {a: '$&'}, '$& abc'],
  ['no name that the request leaves out', 'no ash', {a: 'ash'}, {}, 'no ash'],
  ['no empty name', 'no ash', {a: ''}, {a: 'yew'}, 'no ash'],
  ['no number', 'no 5', {a: 5}, {a: 6}, 'no 5'],
  ['nothing without a message', undefined, {a: 'ash'}, {a: 'yew'}, ''],
])(
  'a listed message has %s of the request',
  (_, message, from, to, expected) => {
    expect(getMessage(message, from, to)).toBe(expected);
  },
);
