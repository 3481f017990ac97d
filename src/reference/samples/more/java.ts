import {
  getHeaders,
  indentLines,
  tokenPlaceholder,
  type SampleCall,
} from '../call';
import {toAsciiJson} from './jsonText';

/**
 * A message as a text block (https://openjdk.org/jeps/378). Java 17 reads a
 * file in the encoding of the computer, so it is ASCII. No Unicode escape of
 * Java comes about: before a `u` stands an even number of backslashes.
 */
const quoteTextBlock = (body: unknown): string =>
  `"""\n${' '.repeat(12)}${indentLines(toAsciiJson(body).replaceAll('\\', '\\\\'), 12)}"""`;

const toValue = (value: string): string =>
  value === tokenPlaceholder
    ? `System.getenv("${value.slice(1)}")`
    : `"${value}"`;

function request(call: SampleCall, publisher: string): string {
  const headers = getHeaders(call).map(
    ([name, value]) => `            .header("${name}", ${toValue(value)})`,
  );
  return [
    `        HttpRequest request = HttpRequest.newBuilder(URI.create("${call.url}"))`,
    ...headers,
    `            .POST(HttpRequest.BodyPublishers.${publisher})`,
    '            .build();',
  ].join('\n');
}

const renderProgram = (imports: string[], lines: string): string =>
  `// Java 17 or newer: java Sample.java
${imports.map((name) => `import ${name};\n`).join('')}
public class Sample {
    public static void main(String[] args) throws Exception {
${lines}
    }
}`;

const renderUnary = (call: SampleCall): string =>
  renderProgram(
    [
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpResponse',
    ],
    `        String body = ${quoteTextBlock(call.body)};
${request(call, 'ofString(body)')}
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());`,
  );

const renderStream = (call: SampleCall): string =>
  renderProgram(
    [
      'java.io.DataInputStream',
      'java.io.IOException',
      'java.io.InputStream',
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpResponse',
      'java.nio.ByteBuffer',
      'java.nio.charset.StandardCharsets',
    ],
    `        byte[] message = ${quoteTextBlock(call.body)}.getBytes(StandardCharsets.UTF_8);
        byte[] envelope = ByteBuffer.allocate(5 + message.length)
            .put((byte) 0).putInt(message.length).put(message).array();
${request(call, 'ofByteArray(envelope)')}
        HttpResponse<InputStream> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofInputStream());
        try (DataInputStream body = new DataInputStream(response.body())) {
            if (response.statusCode() != 200) {
                throw new IOException(new String(body.readAllBytes(), StandardCharsets.UTF_8));
            }
            for (int flags = body.read(); flags >= 0; flags = body.read()) {
                byte[] text = body.readNBytes(body.readInt());
                System.out.print((flags & 2) != 0 ? "end of stream " : "message ");
                System.out.println(new String(text, StandardCharsets.UTF_8));
            }
        }`,
  );

/** The call with the HTTP client of Java's standard library. */
export const renderJavaSample = (call: SampleCall): string =>
  call.streaming ? renderStream(call) : renderUnary(call);
