import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {getCorsHeaders} from '../../src/components/tryIt/FailureView';
import {
  formatJson,
  truncateBody,
  getStreamText,
  mostShown,
} from '../../src/components/tryIt/readableText';

describe('formatJson', () => {
  it('writes what JSON.stringify writes with two spaces', () => {
    fc.assert(
      fc.property(fc.jsonValue({maxDepth: 5}), (value) => {
        const pretty = JSON.stringify(value, null, 2);
        expect(formatJson(JSON.stringify(value))).toBe(pretty);
        expect(formatJson(pretty)).toBe(pretty);
      }),
    );
  });

  it('keeps numbers that JavaScript cannot hold, and repeated names', () => {
    expect(formatJson('{"a":12345678901234567890,"a":1.0}')).toBe(
      '{\n  "a": 12345678901234567890,\n  "a": 1.0\n}',
    );
  });

  it('takes any text, however deep, wrong or cut', () => {
    fc.assert(fc.property(fc.string(), (text) => void formatJson(text)));
    const deep = formatJson('['.repeat(10_000) + ']'.repeat(10_000));
    expect(deep.replaceAll(/\s/g, '')).toHaveLength(20_000);
    expect(formatJson('{"a": "b\\')).toBe('{\n  "a": "b\\');
  });
});

it('a long answer is shown in part, and a hostile one no further', () => {
  const {text, whole} = truncateBody('x'.repeat(mostShown + 1), false);
  expect([text.length, whole]).toEqual([mostShown, false]);
  expect(truncateBody('a\r\nb', false)).toEqual({text: 'a\nb', whole: true});
  for (const hostile of ['{"a":'.repeat(1e6), '"'.repeat(5e6)]) {
    const {length} = truncateBody(hostile, true).text;
    expect(length).toBeLessThanOrEqual('\\u202e'.length * mostShown);
  }
});

describe('the text of a stream', () => {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

  it('joins the lines of a log', () => {
    expect(getStreamText(['{"log":"a"}', '{"log":"b\\n"}'])).toBe('a\nb\n');
    expect(getStreamText(['{"phase":"x"}', 'null', '{'])).toBe('');
  });

  it('decodes what a terminal prints, even where a character is cut', () => {
    const bytes = Buffer.from('\u001b[1;32m漢\u001b[0m\r\n');
    const messages = [
      '{"sessionId":"1"}',
      JSON.stringify({stdout: base64(bytes.subarray(0, 8))}),
      JSON.stringify({stdout: base64(bytes.subarray(8))}),
      '{"stdout":"!"}',
    ];
    expect(getStreamText(messages)).toBe('漢\n');
  });
});

it('the headers for CORS name those of the call', () => {
  const call = {
    base: 'https://holt.example.com',
    path: '/a.v1.AService/Get',
    streaming: false,
    body: '{}',
    timeout: 1000,
  };
  expect(
    getCorsHeaders({...call, authorization: 'x'}, 'https://a.example'),
  ).toBe(
    [
      'Access-Control-Allow-Origin: https://a.example',
      'Access-Control-Allow-Methods: POST',
      'Access-Control-Allow-Headers: Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms, Authorization',
      'Access-Control-Expose-Headers: *',
    ].join('\n'),
  );
  expect(getCorsHeaders({...call, timeout: undefined}, 'x')).not.toMatch(
    /Timeout|Authorization/,
  );
});
