import {getEnvelopePrefix, escapeOctal} from '../../calls/envelope';
import {getHeaders, tokenPlaceholder, type SampleCall} from './call';

const quoteText = (text: string): string =>
  `'${text.replaceAll("'", `'\\''`)}'`;

/** Quotes a header, with the placeholder as a shell variable. */
const formatHeader = (name: string, value: string): string =>
  value === tokenPlaceholder
    ? `"${name}: ${value}"`
    : quoteText(`${name}: ${value}`);

/** The five-byte message prefix as octal escapes for printf. */
const getPrefix = (message: string): string =>
  escapeOctal(getEnvelopePrefix(new TextEncoder().encode(message).length));

/**
 * The call as a curl command. A streaming request is in an envelope: flags,
 * length, message (https://connectrpc.com/docs/protocol#streaming-request).
 */
export function renderCurlSample(call: SampleCall): string {
  const headers = getHeaders(call).map(
    ([name, value]) => `--header ${formatHeader(name, value)}`,
  );
  if (!call.streaming) {
    const body = JSON.stringify(call.body, null, 2).replaceAll('\n', '\n  ');
    const data = quoteText(body);
    return ['curl', quoteText(call.url), ...headers, `--data ${data}`].join(
      ' \\\n  ',
    );
  }
  const message = JSON.stringify(call.body);
  const printf = `printf '${getPrefix(message)}%s' ${quoteText(message)}`;
  const curl = [
    'curl --no-buffer --output -',
    quoteText(call.url),
    ...headers,
    '--data-binary @-',
  ];
  return `${printf} |\n  ${curl.join(' \\\n    ')}`;
}
