import {formatHeaders, type SampleCall} from './call';

const names: Record<string, string> = {
  null: 'None',
  true: 'True',
  false: 'False',
};

/** A Python 3 literal of a JSON value, with commas at the ends of lists. */
export const formatPythonLiteral = (value: unknown): string =>
  JSON.stringify(value, null, 4)
    .replace(
      /"(?:[^"\\]|\\.)*"|null|true|false/g,
      (token) => names[token] ?? token,
    )
    .replace(/(?=\n *[\]}])/g, ',');

export function renderPythonSample(call: SampleCall): string {
  return `import json
import urllib.error
import urllib.request

body = ${formatPythonLiteral(call.body)}
request = urllib.request.Request(
    "${call.url}",
    data=json.dumps(body).encode(),
    headers={
${formatHeaders(call, `        "{name}": "{value}",`)}
    },
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.dumps(json.load(response), indent=2))
except urllib.error.HTTPError as error:
    print(error.code, error.read().decode())`;
}
