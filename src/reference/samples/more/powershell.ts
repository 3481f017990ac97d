import {getHeaders, tokenPlaceholder, type SampleCall} from '../call';
import {getJsonText} from './jsonText';

/**
 * A message as a here-string in single quotes, in which nothing is escaped; it
 * ends only where a line begins with `'@`, and no line of JSON does.
 */
const quoteHereString = (body: unknown): string =>
  `@'\n${getJsonText(body)}\n'@`;

const toValue = (value: string): string =>
  value === tokenPlaceholder ? `$env:${value.slice(1)}` : `'${value}'`;

/** The call with `Invoke-WebRequest`, which throws unless the call succeeds. */
function renderUnary(call: SampleCall): string {
  const headers = getHeaders(call)
    .slice(1)
    .map(([name, value]) => `    '${name}' = ${toValue(value)}`);
  return `# PowerShell 7.4 or newer
$body = ${quoteHereString(call.body)}
$request = @{
  Method = 'Post'
  Uri = '${call.url}'
  ContentType = '${call.mediaType}'
  Headers = @{
${headers.join('\n')}
  }
  Body = [Text.Encoding]::UTF8.GetBytes($body)
  SkipHttpErrorCheck = $true
}
$response = Invoke-WebRequest @request
$response.StatusCode
[Text.Encoding]::UTF8.GetString($response.RawContentStream.ToArray())`;
}

/** `Invoke-WebRequest` would wait for the end, so the stream is read with .NET. */
function renderStream(call: SampleCall): string {
  const headers = getHeaders(call)
    .slice(1)
    .map(
      ([name, value]) =>
        `[void]$request.Headers.TryAddWithoutValidation('${name}', ${toValue(value)})`,
    );
  return `# PowerShell 7.4 or newer
$message = [Text.Encoding]::UTF8.GetBytes(${quoteHereString(call.body)})
$length = [BitConverter]::GetBytes([Net.IPAddress]::HostToNetworkOrder($message.Length))
[byte[]]$envelope = @(0) + $length + $message
$request = [Net.Http.HttpRequestMessage]::new('Post', '${call.url}')
$request.Content = [Net.Http.ByteArrayContent]::new($envelope)
$request.Content.Headers.ContentType = '${call.mediaType}'
${headers.join('\n')}
$client = [Net.Http.HttpClient]::new()
$response = $client.SendAsync($request, 'ResponseHeadersRead').GetAwaiter().GetResult()
if (-not $response.IsSuccessStatusCode) {
  throw $response.Content.ReadAsStringAsync().GetAwaiter().GetResult()
}
$reader = [IO.BinaryReader]::new($response.Content.ReadAsStream())
while (($prefix = $reader.ReadBytes(5)).Length -eq 5) {
  $length = [Net.IPAddress]::NetworkToHostOrder([BitConverter]::ToInt32($prefix, 1))
  $text = [Text.Encoding]::UTF8.GetString($reader.ReadBytes($length))
  $kind = ($prefix[0] -band 2) ? 'end of stream' : 'message'
  "$kind $text"
}`;
}

/** The call in PowerShell. */
export const renderPowershellSample = (call: SampleCall): string =>
  call.streaming ? renderStream(call) : renderUnary(call);
