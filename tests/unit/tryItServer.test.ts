import {describe, expect, it} from 'vitest';
import {isMixedContent} from '../../src/components/tryIt/sendCall';
import {readAddress} from '../../src/components/tryIt/server';

describe('an address', () => {
  it.each([
    ['holt.example.com', 'https://holt.example.com'],
    [' http://localhost:8080/base/ ', 'http://localhost:8080/base'],
    [
      "https://holt.example.com/$(x)/`y`'",
      'https://holt.example.com/%24%28x%29/%60y%60%27',
    ],
  ])('%s', (text, base) => expect(readAddress(text)).toEqual({base}));

  it.each([
    ['', 'empty'],
    ['https://', 'invalid'],
    ['javascript://alert(1)', 'invalid'],
    ['ftp://holt.example.com', 'invalid'],
    ['https://user:secret@holt.example.com', 'credentials'],
    ['https://holt.example.com/?token=secret', 'query'],
    ['https://holt.example.com/#top', 'query'],
  ])('%s is %s', (text, problem) =>
    expect(readAddress(text)).toEqual({problem}),
  );

  it('over HTTP is out of reach of an encrypted page, save on this computer', () => {
    const page = 'https://docs.holt.example/docs';
    expect(isMixedContent(page, 'http://holt.example.com/a')).toBe(true);
    expect(isMixedContent(page, 'https://holt.example.com/a')).toBe(false);
    for (const host of [
      'localhost:4010',
      '127.0.0.1',
      '[::1]:1',
      'a.localhost',
    ]) {
      expect(isMixedContent(page, `http://${host}/a`)).toBe(false);
    }
    expect(isMixedContent('http://a.example', 'http://b.example')).toBe(false);
  });
});
