import {describe, expect, it} from 'vitest';
import {isMixedContent} from '../../src/components/tryIt/sendCall';
import {readAddress} from '../../src/components/tryIt/server';

describe('an address', () => {
  it.each([
    ['https://Holt.example.com', 'https://holt.example.com'],
    ['http://localhost:8080/base/', 'http://localhost:8080/base'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('%s', (text, base) => expect(readAddress(text)).toBe(base));

  it.each([
    '',
    'holt.example.com',
    'https://',
    'https://a:99999',
    'javascript://alert(1)',
    'ftp://holt.example.com',
    'https://user:secret@holt.example.com',
    'https://holt.example.com/?token=secret',
    'https://holt.example.com/#top',
    // It would have a meaning in a shell or in a program.
    'https://holt.example.com/$(x)',
    "https://holt.example.com/'",
  ])('%s is none', (text) => expect(readAddress(text)).toBeUndefined());

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
