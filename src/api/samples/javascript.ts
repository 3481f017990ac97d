import {formatHeaders, type SampleCall} from './call';

/** The message as an object, within an indented call. */
const getMessage = ({body}: SampleCall): string =>
  JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');

const renderInit = (call: SampleCall, body: string): string => `{
  method: 'POST',
  headers: {
${formatHeaders(call, `    '{name}': '{value}',`)}
  },
  ${body},
}`;

function renderUnary(call: SampleCall): string {
  const options = renderInit(call, `body: JSON.stringify(${getMessage(call)})`);
  return `const response = await fetch('${call.url}', ${options});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());`;
}

function renderStream(call: SampleCall): string {
  return `const message = new TextEncoder().encode(
  JSON.stringify(${getMessage(call)}),
);
const body = new Uint8Array(5 + message.length);
new DataView(body.buffer).setUint32(1, message.length);
body.set(message, 5);

const response = await fetch('${call.url}', ${renderInit(call, 'body')});
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
}`;
}

export const renderJavascriptSample = (call: SampleCall): string =>
  call.streaming ? renderStream(call) : renderUnary(call);
