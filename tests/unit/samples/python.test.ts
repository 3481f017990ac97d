import {describe, expect, it} from 'vitest';
import {
  formatPythonLiteral,
  renderPythonSample,
} from '../../../src/reference/samples/python';
import {getCall} from './calls';

describe('a literal of Python', () => {
  it.each([
    [null, 'None'],
    [undefined, 'None'],
    [true, 'True'],
    [false, 'False'],
    [0, '0'],
    [-2.5, '-2.5'],
    ['', '""'],
    ['None', '"None"'],
    ['é"\\\n\u0000', '"é\\"\\\\\\n\\u0000"'],
    [[], '[]'],
    [{}, '{}'],
    [[[]], '[\n    [],\n]'],
    [[1, ['a']], '[\n    1,\n    [\n        "a",\n    ],\n]'],
    [
      {'a"': {b: true, c: {}}, d: null},
      '{\n    "a\\"": {\n        "b": True,\n        "c": {},\n    },\n    "d": None,\n}',
    ],
  ])('stands for %j', (value, literal) => {
    expect(formatPythonLiteral(value)).toBe(literal);
  });
});

describe('the sample in Python', () => {
  it('prints one answer', () => {
    const call = getCall({a: [true]}, false, {authorized: true});
    expect(renderPythonSample(call)).toBe(
      `import json
import urllib.error
import urllib.request

body = {
    "a": [
        True,
    ],
}
request = urllib.request.Request(
    "https://a.example/a.v1.AService/Get",
    data=json.dumps(body).encode(),
    headers={
        "Content-Type": "application/json",
        "Connect-Protocol-Version": "1",
        "Authorization": "$HOLT_AUTHORIZATION",
    },
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.dumps(json.load(response), indent=2))
except urllib.error.HTTPError as error:
    print(error.code, error.read().decode())`,
    );
  });

  it('prints the messages of a stream', () => {
    expect(renderPythonSample(getCall({a: 1}, true))).toBe(
      `import json
import struct
import urllib.error
import urllib.request

message = json.dumps({
    "a": 1,
}).encode()
request = urllib.request.Request(
    "https://a.example/a.v1.AService/Get",
    data=struct.pack(">BI", 0, len(message)) + message,
    headers={
        "Content-Type": "application/connect+json",
        "Connect-Protocol-Version": "1",
    },
)
try:
    with urllib.request.urlopen(request) as response:
        while prefix := response.read(5):
            flags, length = struct.unpack(">BI", prefix)
            kind = "end of stream" if flags & 2 else "message"
            print(kind, response.read(length).decode())
except urllib.error.HTTPError as error:
    print(error.code, error.read().decode())`,
    );
  });
});
