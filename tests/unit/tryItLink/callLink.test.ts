import {describe, expect, it} from 'vitest';
import {
  createCallLink,
  getLinkedCall,
  readLink,
} from '../../../src/components/tryIt/link/callLink';

const page = 'https://holt.test/docs/api/a?q=b#request';
const computeHash = (link: string): string => new URL(link).hash;

describe('a link to a call', () => {
  it.each([
    [{language: 'go'}],
    [{language: 'java', example: 'two & three = 5', server: 'local'}],
    [{server: 'platform', address: 'https://a.test:8443/base'}],
    [{server: 'sandbox', example: '漢字 #1'}],
    [{server: 'sandbox', error: 'error.unknown.2'}],
  ] as const)('comes back as it was: %j', (call) => {
    const link = createCallLink(call, page);
    expect(link).toMatch(/^https:\/\/holt\.test\/docs\/api\/a#samples/);
    expect(readLink(computeHash(link))).toEqual({
      language: undefined,
      example: undefined,
      server: undefined,
      address: undefined,
      error: undefined,
      ...call,
    });
  });

  it('is that of the samples where there is nothing to say', () => {
    expect(createCallLink({}, page)).toBe(
      'https://holt.test/docs/api/a#samples',
    );
    expect(readLink('#samples')).toBeUndefined();
  });

  it.each(['', '#', '#request', '#samples-2', '#request&server=local'])(
    'is not %j',
    (hash) => {
      expect(readLink(hash)).toBeUndefined();
    },
  );

  it.each([
    ['platform', 'https://me:s3cret@a.test'],
    ['platform', 'https://a.test/?token=s3cret'],
    ['platform', 'https://a.test/#s3cret'],
    ['local', 'https://s3cret.test'],
    ['sandbox', 'https://s3cret.test'],
  ] as const)('has no secret: %s %s', (server, address) => {
    const link = createCallLink({server, address}, `${page}s3cret`);
    expect(link).toBe(`https://holt.test/docs/api/a#samples&server=${server}`);
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

describe('what a link says of the panel', () => {
  const examples = [
    {name: 'first', value: {a: 1}},
    {name: 'second', value: {a: 2}},
  ];
  const panel = {server: 'sandbox', address: 'https://a.test'} as const;
  const text = (value: unknown): string => JSON.stringify(value, null, 2);

  it.each([
    [{a: 1}, {server: 'sandbox'}],
    [{a: 2}, {server: 'sandbox', example: 'second'}],
    [{a: 'typed'}, {server: 'sandbox'}],
  ])('with the body %j', (body, call) => {
    expect(getLinkedCall({examples}, text(body), panel)).toEqual(call);
  });

  it('names an error that the sandbox alone is asked for', () => {
    const error = 'error.not_found';
    const first = text({a: 1});
    expect(getLinkedCall({examples}, first, {...panel, error})).toEqual({
      server: 'sandbox',
      error,
    });
    const local = {...panel, server: 'local', error} as const;
    expect(getLinkedCall({examples}, first, local)).toEqual({server: 'local'});
  });

  it('names the platform, and never the body or a header', () => {
    const typed = {
      ...panel,
      server: 'platform',
      authorization: 's3cret',
    } as const;
    expect(getLinkedCall({examples}, text({a: 's3cret'}), typed)).toEqual({
      server: 'platform',
      address: 'https://a.test',
    });
  });
});
