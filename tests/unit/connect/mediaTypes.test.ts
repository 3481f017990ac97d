import {expect, it} from 'vitest';
import {
  getMediaType,
  mediaTypes,
  removeParameters,
} from '../../../src/connect/mediaTypes';

it('a stream has another media type than a message alone', () => {
  expect(mediaTypes).toEqual({
    unary: 'application/json',
    stream: 'application/connect+json',
  });
  expect(getMediaType(true)).toBe('application/connect+json');
  expect(getMediaType(false)).toBe('application/json');
});

it.each([
  ['application/json', 'application/json'],
  ['Application/JSON', 'application/json'],
  ['application/json; charset=utf-8', 'application/json'],
  [' application/json ;charset=utf-8; q="a;b"', 'application/json'],
  ['application/jsonp', 'application/jsonp'],
  [';', ''],
  ['', ''],
])('%o is of the type %o', (contentType, expected) => {
  expect(removeParameters(contentType)).toBe(expected);
});
