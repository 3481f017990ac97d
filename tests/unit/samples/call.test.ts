import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../src/reference/model';
import {createSamples} from '../../../src/reference/samples';
import {
  getHeaders,
  indentLines,
  createSampleCall,
} from '../../../src/reference/samples/call';
import {operation} from '../pages/model';
import {getCall} from './calls';

describe('the call of a sample', () => {
  const withExamples = (...values: unknown[]): Operation => {
    const plain = operation({path: '/a.v1.AService/Get', streaming: true});
    const examples = values.map((value, index) => ({name: `${index}`, value}));
    return {
      ...plain,
      request: {...plain.request, mediaType: 'application/x', examples},
    };
  };

  it('sends the first example to the installation of nobody', () => {
    expect(createSampleCall(withExamples({a: 1}, {a: 2}))).toEqual({
      url: 'https://holt.example.com/a.v1.AService/Get',
      mediaType: 'application/x',
      body: {a: 1},
      streaming: true,
    });
  });

  it('sends an empty message where there is no example', () => {
    expect(createSampleCall(withExamples()).body).toEqual({});
  });
});

describe('the headers of a call', () => {
  const plain = [
    ['Content-Type', 'application/json'],
    ['Connect-Protocol-Version', '1'],
  ];

  it('name the authorization by a placeholder, if there is any', () => {
    expect(getHeaders(getCall({}, false))).toEqual(plain);
    expect(getHeaders(getCall({}, false, {authorized: false}))).toEqual(plain);
    expect(getHeaders(getCall({}, false, {authorized: true}))).toEqual([
      ...plain,
      ['Authorization', '$HOLT_AUTHORIZATION'],
    ]);
  });
});

describe('indented', () => {
  it('moves every line but the first', () => {
    expect(indentLines('a\nb\n c', 2)).toBe('a\n  b\n   c');
    expect(indentLines('a', 4)).toBe('a');
  });
});

describe('the samples of a call', () => {
  it('are in four languages, each named for the reader and the highlighter', () => {
    const samples = createSamples(getCall({}, false));
    expect(
      samples.map(({id, label, language}) => [id, label, language]),
    ).toEqual([
      ['curl', 'cURL', 'bash'],
      ['javascript', 'JavaScript', 'js'],
      ['python', 'Python', 'python'],
      ['go', 'Go', 'go'],
    ]);
    expect(samples.map(({code}) => code.split(/[ (]/, 1)[0])).toEqual([
      'curl',
      'const',
      'import',
      'package',
    ]);
  });
});
