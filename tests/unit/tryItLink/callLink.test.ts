import {describe, expect, it} from 'vitest';
import {
  createCallLink,
  readLink,
} from '../../../src/components/tryIt/link/callLink';
import {
  isExample,
  getLinkedCall,
} from '../../../src/components/tryIt/link/getLinkedCall';
import type {OperationData} from '../../../src/reference/operationData';

const page = 'https://holt.test/docs/api/a?q=b#request';
const computeHash = (link: string): string => new URL(link).hash;

describe('a link to a call', () => {
  it.each([
    [{language: 'go'}],
    [{language: 'java', example: 'two & three = 5', server: 'local'}],
    [{server: 'platform', address: 'https://a.test:8443/base'}],
    [{server: 'sandbox', example: '漢字 #1'}],
  ] as const)('comes back as it was: %j', (call) => {
    const link = createCallLink(call, page);
    expect(link).toMatch(/^https:\/\/holt\.test\/docs\/api\/a#samples/);
    expect(readLink(computeHash(link))).toEqual({
      language: undefined,
      example: undefined,
      server: undefined,
      address: undefined,
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

  it('has no address with a password, and none of a sandbox', () => {
    const address = 'https://me:s3cret@a.test';
    const link = createCallLink({server: 'platform', address}, page);
    expect(link).not.toMatch(/s3cret|a\.test/);
    expect(
      createCallLink({server: 'local', address: 'https://a.test'}, page),
    ).toMatch(/#samples&server=local$/);
  });

  it.each([
    'https://me:s3cret@a.test',
    'javascript:alert(1)',
    'https://a.test/?q',
    `https://a.test/${'a'.repeat(300)}`,
    '',
  ])('is not believed with the address %j', (address) => {
    const hash = `#samples&${new URLSearchParams({server: 'platform', address}).toString()}`;
    expect(readLink(hash)?.address).toBeUndefined();
  });

  it('is not believed with a server that there is not', () => {
    expect(
      readLink('#samples&server=evil&address=https://a.test&language='),
    ).toEqual({
      language: undefined,
      example: undefined,
      server: undefined,
      address: undefined,
    });
  });
});

describe('what a link says of the panel', () => {
  const examples = [
    {name: 'first', value: {a: 1}},
    {name: 'second', value: {a: 2}},
  ];
  const failing = [{name: 'error.0', value: {a: 3}}];
  const data = {examples, failing} as unknown as OperationData;
  const server = {kind: 'sandbox', address: 'https://a.test'} as const;
  const text = (value: unknown): string => JSON.stringify(value, null, 2);

  it.each([
    [{a: 1}, {server: 'sandbox'}, true],
    [{a: 2}, {server: 'sandbox', example: 'second'}, true],
    [{a: 3}, {server: 'sandbox', example: 'error.0'}, true],
    [{a: 'typed'}, {server: 'sandbox'}, false],
  ])('with the body %j', (body, call, isOne) => {
    expect(getLinkedCall(data, text(body), server)).toEqual(call);
    expect(isExample(data, text(body))).toBe(isOne);
  });

  it('names the platform', () => {
    expect(
      getLinkedCall(data, text({a: 1}), {...server, kind: 'platform'}),
    ).toEqual({server: 'platform', address: 'https://a.test'});
  });
});
