import {describe, expect, it} from 'vitest';
import {messageOf} from '../../../src/preview/fault';

describe('what is told of an error', () => {
  it('is the message alone where it names its place', () => {
    const message = 'openapi/a.yaml:3: not YAML.\nopenapi/b.yaml:4: neither.';
    expect(messageOf(new Error(message))).toBe(message);
  });

  it('is the place in the code too, where there is none', () => {
    expect(messageOf(new TypeError('x is not a function'))).toMatch(
      /^TypeError: x is not a function\n +at .*fault\.test\.ts:\d+/,
    );
  });

  it('is the place of a fault of syntax', () => {
    const error = Object.assign(new Error('Unexpected token'), {
      loc: {file: 'src/a.ts', line: 7, column: 1},
      frame: '7 | )',
    });
    expect(messageOf(error)).toBe('src/a.ts:7: Unexpected token\n7 | )');
  });

  it('is anything that was thrown', () => {
    expect(messageOf('no')).toBe('no');
  });
});
