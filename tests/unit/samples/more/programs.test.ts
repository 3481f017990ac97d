import {expect, it} from 'vitest';
import {renderCsharpSample} from '../../../../src/reference/samples/more/csharp';
import {renderPowershellSample} from '../../../../src/reference/samples/more/powershell';
import {renderRustSample} from '../../../../src/reference/samples/more/rust';
import {renderTypescriptSample} from '../../../../src/reference/samples/more/typescript';
import {getCall} from '../calls';

it('the sample in PowerShell sends bytes, and shows errors too', () => {
  expect(renderPowershellSample(getCall({a: "it's"}, false))).toBe(
    `# PowerShell 7.4 or newer
$body = @'
{
  "a": "it's"
}
'@
$request = @{
  Method = 'Post'
  Uri = 'https://a.example/a.v1.AService/Get'
  ContentType = 'application/json'
  Headers = @{
    'Connect-Protocol-Version' = '1'
  }
  Body = [Text.Encoding]::UTF8.GetBytes($body)
  SkipHttpErrorCheck = $true
}
$response = Invoke-WebRequest @request
$response.StatusCode
[Text.Encoding]::UTF8.GetString($response.RawContentStream.ToArray())`,
  );
});

it('the sample in C# sends the media type without a character set', () => {
  expect(renderCsharpSample(getCall({}, false))).toBe(
    `// .NET 8 or newer
using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;

var body = """
    {}
    """;
using var request = new HttpRequestMessage(HttpMethod.Post, "https://a.example/a.v1.AService/Get");
request.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(body));
request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/json");
request.Headers.TryAddWithoutValidation("Connect-Protocol-Version", "1");

using var client = new HttpClient();
using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());`,
  );
});

it('the sample in Rust sets all headers', () => {
  expect(renderRustSample(getCall({}, false))).toBe(
    `// cargo add ureq@3
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let body = r#"{}"#;
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .build()
        .into();
    let mut response = agent
        .post("https://a.example/a.v1.AService/Get")
        .header("Content-Type", "application/json")
        .header("Connect-Protocol-Version", "1")
        .send(body)?;
    println!("{}", response.status());
    println!("{}", response.body_mut().read_to_string()?);
    Ok(())
}`,
  );
});

it.each([
  [
    false,
    "methodKind: 'unary';",
    'const response = await client.get(request);',
  ],
  [
    true,
    "methodKind: 'server_streaming';",
    'for await (const response of client.get(request)) {',
  ],
])('the sample in TypeScript, stream: %s', (streaming, kind, use) => {
  const sample = renderTypescriptSample(getCall({}, streaming));
  expect(sample).toContain("  baseUrl: 'https://a.example',\n");
  expect(sample).toContain("registry.getService('a.v1.AService')");
  expect(sample).toContain(kind);
  expect(sample).toContain(use);
  expect(sample.includes('serverStreaming: true')).toBe(streaming);
});

it.each([renderPowershellSample, renderCsharpSample, renderRustSample])(
  'a stream has its request in an envelope',
  (write) => {
    const sample = write(getCall({}, true));
    expect(sample).toContain('application/connect+json');
    expect(sample).toMatch(
      /HostToNetworkOrder|WriteInt32BigEndian|to_be_bytes/,
    );
  },
);
