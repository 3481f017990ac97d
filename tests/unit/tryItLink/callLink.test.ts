import {describe, expect, it} from 'vitest';
import {createCallLink, readLink} from '../../../src/components/tryIt/link';

const page = 'https://holt.test/docs/api/a?q=b#request';
const examples = [
  {name: 'first', value: {a: 1}},
  {name: 'two & three = 漢字 #1', value: {a: 2}},
];
const text = (value: unknown): string => JSON.stringify(value, null, 2);

/** The link to a call whose body is one of the examples, or what is typed. */
const createLink = (
  call: Parameters<typeof createCallLink>[1],
  body: unknown = {a: 1},
): string => createCallLink(page, call, {examples}, text(body));

const computeHash = (link: string): string => new URL(link).hash;

describe('a link to a call', () => {
  const [, {name: example}] = examples as [unknown, {name: string}];

  it.each([
    [{language: 'go', server: 'sandbox'}, {a: 1}, {}],
    [{language: 'java', server: 'local'}, {a: 2}, {example}],
    [{server: 'platform', address: 'https://a.test:8443/base'}, {a: 1}, {}],
    [{server: 'sandbox', error: 'error.unknown.2'}, {a: 2}, {example}],
  ] as const)('comes back as it was: %j, %j', (call, body, more) => {
    const link = createLink(call, body);
    expect(link).toMatch(/^https:\/\/holt\.test\/docs\/api\/a#samples/);
    expect(readLink(computeHash(link))).toEqual({
      language: undefined,
      example: undefined,
      address: undefined,
      error: undefined,
      ...call,
      ...more,
    });
  });

  it.each([
    '',
    '#',
    '#request',
    '#samples',
    '#samples-2',
    '#request&server=local',
  ])('is not %j', (hash) => {
    expect(readLink(hash)).toBeUndefined();
  });

  it.each([
    ['platform', 'https://me:s3cret@a.test'],
    ['platform', 'https://a.test/?token=s3cret'],
    ['platform', 'https://a.test/#s3cret'],
    ['local', 'https://s3cret.test'],
    ['sandbox', 'https://s3cret.test'],
  ] as const)('has no secret: %s %s', (server, address) => {
    const link = createCallLink(
      `${page}s3cret`,
      {server, address},
      {examples},
      text({a: 1}),
    );
    expect(link).toBe(`https://holt.test/docs/api/a#samples&server=${server}`);
  });

  it('has no body that the reader typed', () => {
    expect(createLink({server: 'sandbox'}, {a: 's3cret'})).toBe(
      'https://holt.test/docs/api/a#samples&server=sandbox',
    );
  });

  it('names an error that the sandbox alone is asked for', () => {
    const error = 'error.not_found';
    expect(createLink({server: 'sandbox', error})).toContain(error);
    expect(createLink({server: 'local', error})).not.toContain(error);
  });

  it.each([
    'https://me:s3cret@a.test',
    'javascript:alert(1)',
    'https://a.test/?token=s3cret',
    `https://a.test/${'a'.repeat(300)}`,
  ])('is not believed with the address %j', (address) => {
    const hash = `#samples&${new URLSearchParams({server: 'platform', address}).toString()}`;
    expect(readLink(hash)?.address).toBeUndefined();
  });

  it('is not believed with a server that there is not', () => {
    const hash = '#samples&server=evil&address=https://a.test';
    const {server, address} = readLink(hash) ?? {};
    expect([server, address]).toEqual([undefined, undefined]);
  });
});
