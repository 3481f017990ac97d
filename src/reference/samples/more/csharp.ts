import {
  getHeaders,
  indentLines,
  tokenPlaceholder,
  type SampleCall,
} from '../call';
import {getJsonText} from './jsonText';

/** A message as a raw string of C# 11, in which nothing is escaped. */
const quoteRaw = (body: unknown): string =>
  `"""\n    ${indentLines(getJsonText(body), 4)}\n    """`;

const toValue = (value: string): string =>
  value === tokenPlaceholder
    ? `Environment.GetEnvironmentVariable("${value.slice(1)}")`
    : `"${value}"`;

function request(call: SampleCall, content: string): string {
  const headers = getHeaders(call).slice(1);
  return [
    `using var request = new HttpRequestMessage(HttpMethod.Post, "${call.url}");`,
    `request.Content = new ByteArrayContent(${content});`,
    `request.Content.Headers.ContentType = new MediaTypeHeaderValue("${call.mediaType}");`,
    ...headers.map(
      ([name, value]) =>
        `request.Headers.TryAddWithoutValidation("${name}", ${toValue(value)});`,
    ),
  ].join('\n');
}

const renderUsings = (...names: string[]): string =>
  names.map((name) => `using ${name};\n`).join('');

const renderUnary = (call: SampleCall): string => `// .NET 8 or newer
${renderUsings('System', 'System.Net.Http', 'System.Net.Http.Headers', 'System.Text')}
var body = ${quoteRaw(call.body)};
${request(call, 'Encoding.UTF8.GetBytes(body)')}

using var client = new HttpClient();
using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());`;

const renderStream = (call: SampleCall): string => `// .NET 8 or newer
${renderUsings('System', 'System.Buffers.Binary', 'System.IO', 'System.Net.Http', 'System.Net.Http.Headers', 'System.Text')}
var message = Encoding.UTF8.GetBytes(${quoteRaw(call.body)});
var envelope = new byte[5 + message.Length];
BinaryPrimitives.WriteInt32BigEndian(envelope.AsSpan(1), message.Length);
message.CopyTo(envelope, 5);
${request(call, 'envelope')}

using var client = new HttpClient();
using var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
if (!response.IsSuccessStatusCode)
{
    throw new HttpRequestException(await response.Content.ReadAsStringAsync());
}
using var stream = await response.Content.ReadAsStreamAsync();
var prefix = new byte[5];
while (await stream.ReadAtLeastAsync(prefix, 5, throwOnEndOfStream: false) == 5)
{
    var text = new byte[BinaryPrimitives.ReadInt32BigEndian(prefix.AsSpan(1))];
    await stream.ReadExactlyAsync(text);
    Console.Write((prefix[0] & 2) != 0 ? "end of stream " : "message ");
    Console.WriteLine(Encoding.UTF8.GetString(text));
}`;

/** The call with the HTTP client of .NET, as top-level statements of C#. */
export const renderCsharpSample = (call: SampleCall): string =>
  call.streaming ? renderStream(call) : renderUnary(call);
