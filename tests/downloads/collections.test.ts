import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const read = (locale: string, name: string): string =>
  readFileSync(`.generated/static/${locale}/${name}`, 'utf8');

describe('the collections', () => {
  it('hold no token, and no value that a converter has made up', () => {
    for (const locale of ['en', 'zh-hant']) {
      for (const name of [
        'holt-api.postman_collection.json',
        'holt-sandbox.postman_environment.json',
        'holt-platform.postman_environment.json',
      ]) {
        const text = read(locale, name);
        expect(text).not.toMatch(/<(?:string|integer|boolean|dateTime)>/);
        // Of credentials, only the variable.
        expect(text).not.toMatch(/Bearer \w/);
      }
    }
  });

  it('make the same calls in both languages', () => {
    const callsIn = (locale: string): string[] =>
      read(locale, 'holt-api.postman_collection.json')
        .match(/"path":\["[^\]]*\]|"raw":"(?:[^"\\]|\\.)*"/g)
        ?.sort() ?? [];
    expect(callsIn('zh-hant')).toEqual(callsIn('en'));
    expect(callsIn('en').length).toBeGreaterThan(200);
  });
});
