import {getHeaders, type SampleCall} from './call';

/** A Python 3 literal. */
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

export function renderPythonSample(call: SampleCall): string {
  const headers = getHeaders(call).map(
    ([name, value]) => `        "${name}": "${value}",`,
  );
  return `import json
import urllib.error
import urllib.request

body = ${formatPythonLiteral(call.body)}
request = urllib.request.Request(
    "${call.url}",
    data=json.dumps(body).encode(),
    headers={
${headers.join('\n')}
    },
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.dumps(json.load(response), indent=2))
except urllib.error.HTTPError as error:
    print(error.code, error.read().decode())`;
}
