import {addEnvelope, findMessagesIn} from '../calls/envelope';
import {getMediaType} from '../calls/mediaTypes';
import {createSandbox} from '../sandbox/createSandbox';
import {findObjectIn, findTextIn, type JsonObject} from '../calls/json';
import type {SandboxData, SandboxOperation} from '../sandbox/model';
import {ConnectError, type Handler} from '../sandbox/protocol';
import type {Provocation} from './model';
import {applyChanges, takeFirst} from './provocations';

/** What the last call of a provocation ended with. */
export interface Outcome {
  /** What was sent. */
  request: JsonObject;
  /** The error, if there was one. */
  error?: ConnectError;
  /** Errors of the calls before the last one. */
  earlier: string[];
}

/** When every proof begins. */
const begin = Date.UTC(2026, 2, 16, 9);

/** A fresh sandbox with a clock that stands still, and its last error. */
function createFresh(data: SandboxData): {
  handler: Handler;
  pass: (seconds: number) => void;
  take: () => ConnectError | undefined;
} {
  let now = begin;
  let heard: ConnectError | undefined;
  return {
    handler: createSandbox(data, {
      now: () => now,
      random: () => 0.5,
      latency: 1,
      heard: (error) => (heard = error),
    }),
    pass: (seconds) => (now += seconds * 1000),
    take: () => {
      const error = heard;
      heard = undefined;
      return error;
    },
  };
}

async function send(
  handler: Handler,
  path: string,
  streaming: boolean,
  text: string,
  headers: Record<string, string> = {},
): Promise<ConnectError | undefined> {
  const response = await handler(
    new Request(`https://sandbox.invalid${path}`, {
      method: 'POST',
      headers: {'Content-Type': getMediaType(streaming), ...headers},
      body: streaming ? addEnvelope(text) : text,
    }),
  );
  if (streaming && headers['Connect-Timeout-Ms']) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    const [end] = [...findMessagesIn(bytes)].reverse();
    const {error} = findObjectIn(JSON.parse(end?.text ?? '{}'));
    const {code = '', message = ''} = findObjectIn(error);
    return new ConnectError(findTextIn(code), findTextIn(message));
  }
  const reader = response.body?.getReader();
  // A stream goes on for long: its first message, or its error, is enough.
  await reader?.read();
  await reader?.cancel();
  return undefined;
}

function getOperation(
  rpc: string,
  {operations}: SandboxData,
): [path: string, operation: SandboxOperation] {
  const entry = Object.entries(operations).find(([, one]) => one.rpc === rpc);
  if (!entry) throw new Error(`There is no operation ${rpc}.`);
  return entry;
}

/** Does what a provocation says, in a fresh sandbox. */
export async function provoke(
  rpc: string,
  {example, send: change, before = [], times = 1, headers, body}: Provocation,
  data: SandboxData,
): Promise<Outcome> {
  const {handler, pass, take} = createFresh(data);
  const earlier: string[] = [];
  const note = (name: string): void => {
    const error = take();
    if (error) earlier.push(`${name}: ${error.code} ${error.message}`);
  };
  for (const [name, what] of before.flatMap((one) => Object.entries(one))) {
    if (typeof what === 'number') {
      pass(what);
      continue;
    }
    const [path, operation] = getOperation(name, data);
    const request = applyChanges(takeFirst(operation), what);
    await send(handler, path, operation.streaming, JSON.stringify(request));
    note(name);
  }
  const [path, operation] = getOperation(rpc, data);
  const request = applyChanges(takeFirst(operation, example), change);
  const text = body ?? JSON.stringify(request);
  for (let count = 1; count < times; count++) {
    await send(handler, path, operation.streaming, text, headers);
    note(rpc);
  }
  const end = await send(handler, path, operation.streaming, text, headers);
  const error = take() ?? end;
  return {request, earlier, ...(error ? {error} : {})};
}
