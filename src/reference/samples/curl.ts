import {headersOf, type Call} from './call';

/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The five bytes before a message, as octal escapes of printf. */
function prefix(message: string): string {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(Buffer.byteLength(message), 1);
  return [...bytes]
    .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
    .join('');
}

/**
 * The call as a command line. A stream's request stands in an envelope: flags,
 * length, message (https://connectrpc.com/docs/protocol#streaming-request).
 */
export function curlSample(call: Call): string {
  const headers = headersOf(call).map(
    ([name, value]) => `--header ${quoted(`${name}: ${value}`)}`,
  );
  if (!call.streaming) {
    const data = quoted(JSON.stringify(call.body, null, 2));
    return [`curl ${call.url}`, ...headers, `--data ${data}`].join(' \\\n  ');
  }
  const message = JSON.stringify(call.body);
  const printf = `printf '${prefix(message)}%s' ${quoted(message)}`;
  const curl = [
    `curl --no-buffer --output - ${call.url}`,
    ...headers,
    '--data-binary @-',
  ];
  return `${printf} |\n  ${curl.join(' \\\n    ')}`;
}
