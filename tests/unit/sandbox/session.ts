import {createSandbox} from '../../../src/sandbox/createSandbox';
import type {JsonObject} from '../../../src/calls/json';
import type {SandboxData} from '../../../src/sandbox/model';
import type {Handler} from '../../../src/sandbox/protocol';

/** What a unary call brings. */
export interface Answer {
  status: number;
  body: JsonObject;
}

/** A message of a stream, with the flags of its envelope. */
export interface Message {
  flags: number;
  json: JsonObject;
}

type Headers = Record<string, string>;

/** A fresh sandbox, and how to call it. */
export interface Session {
  sandbox: Handler;
  /** Calls a path with any body at all. */
  send: (path: string, body: string, headers?: Headers) => Promise<Answer>;
  /** Calls an operation by its name. */
  call: (rpc: string, message?: JsonObject) => Promise<Answer>;
  /** Lets some seconds pass for the sandbox alone. */
  pass: (seconds: number) => void;
  /** Opens a stream with any body at all. */
  open: (rpc: string, body: BodyInit, headers?: Headers) => Promise<Response>;
}

/** The messages of a stream as they arrive. */
export async function* messagesIn(
  response: Response,
): AsyncGenerator<Message, undefined> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes = Buffer.concat([bytes, chunk]);
    while (bytes.length >= 5 && bytes.length >= 5 + bytes.readUInt32BE(1)) {
      const end = 5 + bytes.readUInt32BE(1);
      const text = bytes.subarray(5, end).toString();
      yield {flags: bytes[0]!, json: JSON.parse(text) as JsonObject};
      bytes = bytes.subarray(end);
    }
  }
}

/** All messages of a stream, its end among them. */
export async function readToEnd(response: Response): Promise<Message[]> {
  const messages: Message[] = [];
  for await (const message of messagesIn(response)) messages.push(message);
  return messages;
}

/** Begins a session that remembers nothing yet. */
export function getSession(data: SandboxData): Session {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const sandbox = createSandbox(data, {now});
  const post = (path: string, body: BodyInit, headers: Headers) =>
    sandbox(
      new Request(`https://sandbox.invalid${path}`, {
        method: 'POST',
        headers,
        body,
      }),
    );
  const pathOf = (rpc: string): string => {
    const entry = Object.entries(data.operations).find(
      ([, operation]) => operation.rpc === rpc,
    );
    if (!entry) throw new Error(`There is no operation ${rpc}.`);
    return entry[0];
  };
  const send: Session['send'] = async (path, body, headers = {}) => {
    const response = await post(path, body, {
      'Content-Type': 'application/json',
      ...headers,
    });
    const json = (await response.json()) as JsonObject;
    return {status: response.status, body: json};
  };
  return {
    sandbox,
    send,
    pass: (seconds) => {
      ahead += seconds * 1000;
    },
    call: (rpc, message = {}) => send(pathOf(rpc), JSON.stringify(message)),
    open: (rpc, body, headers = {}) =>
      post(pathOf(rpc), body, {
        'Content-Type': 'application/connect+json',
        ...headers,
      }),
  };
}
