import {describe, expect, it} from 'vitest';
import {createSandbox} from '../../src/sandbox/createSandbox';
import {enclose} from '../../src/sandbox/envelope';
import type {JsonObject} from '../../src/sandbox/json';
import {data} from './sandboxCalls';

const entries = Object.entries(data.operations);
const find = (rpc: string) => {
  const entry = entries.find(([, operation]) => operation.rpc === rpc);
  if (!entry) throw new Error(`There is no operation ${rpc}.`);
  return {path: entry[0], operation: entry[1]};
};

interface Message {
  flags: number;
  json: JsonObject;
}

async function* read(response: Response): AsyncGenerator<Message> {
  let bytes = new Uint8Array();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes = new Uint8Array([...bytes, ...chunk]);
    while (bytes.length >= 5) {
      const end = 5 + new DataView(bytes.buffer).getUint32(1);
      if (bytes.length < end) break;
      const text = new TextDecoder().decode(bytes.slice(5, end));
      yield {flags: bytes[0] ?? 0, json: JSON.parse(text) as JsonObject};
      bytes = bytes.slice(end);
    }
  }
}

const open = (
  sandbox: ReturnType<typeof createSandbox>,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> =>
  sandbox(
    new Request(`https://sandbox.invalid${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/connect+json', ...headers},
      body,
    }),
  );

const bodyOf = (message: unknown): BodyInit =>
  enclose(message) as Uint8Array<ArrayBuffer>;

describe('streams', () => {
  it('send the log line by line, with time between, and end', async () => {
    const {path, operation} = find('WatchLogs');
    const [example] = operation.examples;
    const log = example?.response.log;
    const times: number[] = [];
    const messages: Message[] = [];
    const response = await open(
      createSandbox(data),
      path,
      bodyOf(example?.request),
    );
    expect(response.headers.get('Content-Type')).toBe(
      'application/connect+json',
    );
    for await (const message of read(response)) {
      messages.push(message);
      times.push(Date.now());
    }
    const last = messages.pop();
    expect(last).toEqual({flags: 2, json: {}});
    expect(messages.length).toBeGreaterThan(1);
    expect(messages[0]?.json.log).toBe(log);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(200);
  });

  it('repeat what is written to a terminal until it ends', async () => {
    const sandbox = createSandbox(data);
    const {path, operation} = find('ExecuteTTY');
    const write = async (sessionId: unknown, text: string): Promise<number> => {
      const response = await sandbox(
        new Request(`https://sandbox.invalid${find('WriteTTY').path}`, {
          method: 'POST',
          headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({sessionId, stdin: btoa(text)}),
        }),
      );
      return response.status;
    };
    const response = await open(
      sandbox,
      path,
      bodyOf(operation.examples[0]?.request),
    );
    let sessionId: unknown;
    let output = '';
    for await (const {json, flags} of read(response)) {
      if (json.sessionId !== undefined) sessionId = json.sessionId;
      if (typeof json.stdout === 'string') output += atob(json.stdout);
      if (output.endsWith('$ ') && !output.includes('uptime')) {
        expect(await write(sessionId, 'uptime\n')).toBe(200);
      } else if (output.includes('uptime') && !output.includes('exit\r\n')) {
        expect(await write(sessionId, 'exit\n')).toBe(200);
      }
      if (flags === 2) expect(json).toEqual({});
    }
    expect(output).toContain('uptime\r\n$ ');
    expect(await write(sessionId, 'late')).toBe(404);
  });

  it.each([
    ['no envelope', '{}' as BodyInit, 'invalid_argument'],
    [
      'a wrong length',
      new Uint8Array([0, 0, 0, 0, 9, 123, 125]),
      'invalid_argument',
    ],
    ['a missing field', bodyOf({}), 'invalid_argument'],
  ])('end at once with an error for %s', async (_, body, code) => {
    const response = await open(
      createSandbox(data),
      find('WatchLogs').path,
      body,
    );
    expect(response.status).toBe(200);
    const messages: Message[] = [];
    for await (const message of read(response)) messages.push(message);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.flags).toBe(2);
    expect(messages[0]?.json.error).toMatchObject({code});
  });

  it('end with deadline_exceeded when the time is over', async () => {
    const {path, operation} = find('ExecuteTTY');
    const response = await open(
      createSandbox(data),
      path,
      bodyOf(operation.examples[0]?.request),
      {'Connect-Timeout-Ms': '700'},
    );
    let last: Message | undefined;
    for await (const message of read(response)) last = message;
    expect(last?.json.error).toMatchObject({code: 'deadline_exceeded'});
  });
});
