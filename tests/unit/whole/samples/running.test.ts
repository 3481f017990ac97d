import {spawnSync} from 'node:child_process';
import chunk from 'es-toolkit/compat/chunk';
import {describe, expect, it} from 'vitest';
import {renderCurlSample} from '../../../../src/reference/samples/curl';
import {renderJavascriptSample} from '../../../../src/reference/samples/javascript';
import {renderPythonSample} from '../../../../src/reference/samples/python';
import {getCall, hostileBody} from '../../samples/calls';

const call = (streaming: boolean) => getCall(hostileBody, streaming);

/** Message of an envelope; checks its five bytes. */
function unwrap(bytes: Uint8Array): unknown {
  const buffer = Buffer.from(bytes);
  expect(buffer[0]).toBe(0);
  expect(buffer.readUInt32BE(1)).toBe(buffer.length - 5);
  return JSON.parse(buffer.subarray(5).toString());
}

describe('the sample for cURL', () => {
  const run = (sample: string, stub: string): Buffer =>
    spawnSync('sh', ['-c', `curl() { ${stub}; }\n${sample}`]).stdout;

  it('passes the body through the shell to the letter', () => {
    const stub = 'for last; do :; done; printf %s "$last"';
    const sent = run(renderCurlSample(call(false)), stub).toString();
    expect(JSON.parse(sent)).toEqual(hostileBody);
  });

  it('puts the request of a stream into an envelope', () => {
    expect(unwrap(run(renderCurlSample(call(true)), 'cat'))).toEqual(
      hostileBody,
    );
  });
});

describe('the sample in JavaScript', () => {
  type Init = {method: string; headers: Record<string, string>; body: BodyInit};

  async function run(sample: string, answer: Uint8Array[]) {
    const calls: [string, Init][] = [];
    const lines: unknown[][] = [];
    const stub = (url: string, init: Init) => {
      calls.push([url, init]);
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          answer.forEach((chunk) => controller.enqueue(chunk));
          controller.close();
        },
      });
      return Promise.resolve(new Response(stream));
    };
    const AsyncFunction = (async () => {}).constructor as new (
      ...args: string[]
    ) => (...args: unknown[]) => Promise<void>;
    const log = {log: (...line: unknown[]) => lines.push(line)};
    await new AsyncFunction('fetch', 'console', sample)(stub, log);
    return {calls, lines};
  }

  it('sends the body and prints the answer', async () => {
    const answer = new TextEncoder().encode('{"ok":true}');
    const {calls, lines} = await run(renderJavascriptSample(call(false)), [
      answer,
    ]);
    expect(JSON.parse(calls[0]?.[1].body as string)).toEqual(hostileBody);
    expect(lines).toEqual([[{ok: true}]]);
  });

  it.each([1, 100])(
    'reads the envelopes of a stream in pieces of %d bytes',
    async (size) => {
      const bytes = [
        ...[0, 0, 0, 0, 7, ...Buffer.from('{"a":1}')],
        ...[2, 0, 0, 0, 2, ...Buffer.from('{}')],
      ];
      const {calls, lines} = await run(
        renderJavascriptSample(call(true)),
        chunk(bytes, size).map((piece) => Uint8Array.from(piece)),
      );
      expect(unwrap(calls[0]?.[1].body as unknown as Uint8Array)).toEqual(
        hostileBody,
      );
      expect(lines).toEqual([
        ['message', '{"a":1}'],
        ['end of stream', '{}'],
      ]);
    },
  );
});

describe('the sample in Python', () => {
  const python = spawnSync('python3', ['--version']).status === 0;

  it.skipIf(!python)('sends the body', () => {
    const stub = `
import io, sys, urllib.request
def urlopen(request):
    sys.stdout.buffer.write(request.data)
    sys.stdout.flush()
    sys.exit(0)
urllib.request.urlopen = urlopen
`;
    const {stdout} = spawnSync('python3', [
      '-c',
      stub + renderPythonSample(call(false)),
    ]);
    expect(JSON.parse(stdout.toString())).toEqual(hostileBody);
  });
});
