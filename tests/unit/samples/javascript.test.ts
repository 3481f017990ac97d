import {describe, expect, it} from 'vitest';
import {renderJavascriptSample} from '../../../src/reference/samples/javascript';
import {getCall} from './calls';

describe('the sample in JavaScript', () => {
  it('prints one answer', () => {
    const call = getCall({a: {b: ["it's"]}}, false, {authorized: true});
    expect(renderJavascriptSample(call)).toBe(
      `const response = await fetch('https://a.example/a.v1.AService/Get', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Connect-Protocol-Version': '1',
    'Authorization': '$HOLT_AUTHORIZATION',
  },
  body: JSON.stringify({
    "a": {
      "b": [
        "it's"
      ]
    }
  }),
});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());`,
    );
  });

  it('prints the messages of a stream', () => {
    expect(renderJavascriptSample(getCall({a: 1}, true))).toBe(
      `const message = new TextEncoder().encode(
  JSON.stringify({
    "a": 1
  }),
);
const body = new Uint8Array(5 + message.length);
new DataView(body.buffer).setUint32(1, message.length);
body.set(message, 5);

const response = await fetch('https://a.example/a.v1.AService/Get', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/connect+json',
    'Connect-Protocol-Version': '1',
  },
  body,
});
if (!response.ok) throw new Error(await response.text());

let buffer = new Uint8Array();
for await (const chunk of response.body) {
  buffer = Uint8Array.from([...buffer, ...chunk]);
  while (buffer.length >= 5) {
    const end = 5 + new DataView(buffer.buffer).getUint32(1);
    if (buffer.length < end) break;
    const text = new TextDecoder().decode(buffer.slice(5, end));
    console.log(buffer[0] & 2 ? 'end of stream' : 'message', text);
    buffer = buffer.slice(end);
  }
}`,
    );
  });
});
