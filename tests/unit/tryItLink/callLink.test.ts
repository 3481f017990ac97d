import {describe, expect, it} from 'vitest';
import {
  createCallLink,
  createUseLink,
  readLink,
} from '../../../src/components/tryIt/link';

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
    [{server: 'platform'}, {a: 1}, {}],
    [{server: 'sandbox'}, {a: 2}, {example}],
    [{server: 'sandbox', error: 'error.unknown.2'}, {a: 2}, {example}],
  ] as const)('comes back as it was: %j, %j', (call, body, more) => {
    const link = createLink(call, body);
    expect(link).toMatch(/^https:\/\/holt\.test\/docs\/api\/a#samples/);
    expect(readLink(computeHash(link))).toEqual({
      example: undefined,
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
    '#request&server=sandbox',
  ])('is not %j', (hash) => {
    expect(readLink(hash)).toBeUndefined();
  });

  it('has no body that the reader typed', () => {
    expect(createLink({server: 'sandbox'}, {a: 's3cret'})).toBe(
      'https://holt.test/docs/api/a#samples&server=sandbox',
    );
  });

  it('names an error that the sandbox alone is asked for', () => {
    const error = 'error.not_found';
    expect(createLink({server: 'sandbox', error})).toContain(error);
    expect(createLink({server: 'platform', error})).not.toContain(error);
  });

  it('has plain values of fields, for the sandbox alone', () => {
    const values = {id: 'n4qk7w', scopeUuid: '8b2e61d4-0f57'};
    const link = createUseLink('/docs/api/a', values);
    expect(readLink(link.replace(/^[^#]+/, ''))?.values).toEqual(values);
    const read = (json: string, server = 'sandbox') =>
      readLink(`#samples&server=${server}&values=${encodeURIComponent(json)}`)
        ?.values;
    expect(read('{"id":"a","no":{"x":1},"b":"<script>","c":7}')).toEqual({
      id: 'a',
    });
    expect(read('["a"]')).toEqual({});
    expect(read('{')).toBeUndefined();
    expect(read('{"id":"a"}', 'platform')).toBeUndefined();
  });

  it('is not believed with a server that there is not', () => {
    const call = readLink('#samples&server=evil&error=a');
    expect([call?.server, call?.error]).toEqual([undefined, undefined]);
  });
});
