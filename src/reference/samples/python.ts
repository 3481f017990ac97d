import {getHeaders, type SampleCall} from './call';

/** A JSON value as a literal of Python 3. */
export function formatPythonLiteral(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const items = value.map(
      (one) => `${inner}${formatPythonLiteral(one, inner)},\n`,
    );
    return `[\n${items.join('')}${indent}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const items = entries.map(
      ([key, one]) =>
        `${inner}${JSON.stringify(key)}: ${formatPythonLiteral(one, inner)},\n`,
    );
    return `{\n${items.join('')}${indent}}`;
  }
  return JSON.stringify(value);
}

function request(call: SampleCall, data: string): string {
  const headers = getHeaders(call).map(
    ([name, value]) => `        "${name}": "${value}",`,
  );
  return [
    'request = urllib.request.Request(',
    `    "${call.url}",`,
    `    data=${data},`,
    '    headers={',
    ...headers,
    '    },',
    ')',
  ].join('\n');
}

const failure = `except urllib.error.HTTPError as error:
    print(error.code, error.read().decode())`;

function renderUnary(call: SampleCall): string {
  return `import json
import urllib.error
import urllib.request

body = ${formatPythonLiteral(call.body)}
${request(call, 'json.dumps(body).encode()')}
try:
    with urllib.request.urlopen(request) as response:
        print(json.dumps(json.load(response), indent=2))
${failure}`;
}

function renderStream(call: SampleCall): string {
  return `import json
import struct
import urllib.error
import urllib.request

message = json.dumps(${formatPythonLiteral(call.body)}).encode()
${request(call, 'struct.pack(">BI", 0, len(message)) + message')}
try:
    with urllib.request.urlopen(request) as response:
        while prefix := response.read(5):
            flags, length = struct.unpack(">BI", prefix)
            kind = "end of stream" if flags & 2 else "message"
            print(kind, response.read(length).decode())
${failure}`;
}

/** The call with Python's standard library. */
export const renderPythonSample = (call: SampleCall): string =>
  call.streaming ? renderStream(call) : renderUnary(call);
