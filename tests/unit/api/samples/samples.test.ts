import {describe, expect, it} from 'vitest';
import {createSamples} from '../../../../src/api/samples';
import {createSampleCall} from '../../../../src/api/samples/call';
import {renderCurlSample} from '../../../../src/api/samples/curl';
import {renderGoSample} from '../../../../src/api/samples/go';
import {formatPythonLiteral} from '../../../../src/api/samples/python';
import {operation} from '../../generate/pages/model';
import {getCall} from './calls';

it('a sample sends the first example, or an empty message, to the installation of nobody', () => {
  const plain = operation({path: '/a.v1.AService/Get'});
  const call = (...values: unknown[]) => {
    const examples = values.map((value, index) => ({name: `${index}`, value}));
    return createSampleCall({...plain, request: {...plain.request, examples}});
  };
  expect(call({a: 1}, {a: 2})).toMatchObject({
    url: 'https://holt.example.com/a.v1.AService/Get',
    body: {a: 1},
  });
  expect(call().body).toEqual({});
});

describe.each([false, true])(
  'the samples of a call, stream: %s',
  (streaming) => {
    const samples = createSamples(
      getCall({a: "it's 漢"}, streaming, {authorized: true}),
    );

    it.each(samples)('have every header, in $label', ({code}) => {
      const type = streaming ? 'application/connect+json' : 'application/json';
      expect(code).toMatch(
        new RegExp(
          `Content-Type["']?[:,] *["']?${type.replace('+', '\\+')}["']`,
        ),
      );
      expect(code).toMatch(/Connect-Protocol-Version["']?[:,] *["']?1["']/);
      expect(code).toMatch(
        /Authorization["']?[:,] *["']?\$HOLT_AUTHORIZATION["']/,
      );
    });
  },
);

it('the sample for cURL is one command, and has a stream in an envelope', () => {
  expect(renderCurlSample(getCall({a: {b: "it's"}}, false))).toBe(
    String.raw`curl \
  'https://a.example/a.v1.AService/Get' \
  --header 'Content-Type: application/json' \
  --header 'Connect-Protocol-Version: 1' \
  --data '{
    "a": {
      "b": "it'\''s"
    }
  }'`,
  );
  expect(renderCurlSample(getCall({a: "'漢'"}, true))).toContain(
    String.raw`printf '\000\000\000\000\015%s' '{"a":"'\''漢'\''"}' |`,
  );
});

it('the sample in Go uses an interpreted string where a raw one cannot hold the text', () => {
  const body = {a: '`\n'};
  expect(renderGoSample(getCall(body, false))).toContain(
    String.raw`body := "{\n  \"a\": \"` + '`' + String.raw`\\n\"\n}"`,
  );
});

it.each([
  [null, 'None'],
  [true, 'True'],
  [-2.5, '-2.5'],
  ['None', '"None"'],
  ['é"\\\n\u0000', '"é\\"\\\\\\n\\u0000"'],
  [[1, ['a']], '[\n    1,\n    [\n        "a",\n    ],\n]'],
  [{'a"': {c: {}}}, '{\n    "a\\"": {\n        "c": {},\n    },\n}'],
])('a literal of Python stands for %j', (value, literal) => {
  expect(formatPythonLiteral(value)).toBe(literal);
});
