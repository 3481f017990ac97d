import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  endFlag,
  addEnvelope,
  getEnvelopePrefix,
} from '../../src/connect/envelope';
import {httpStatusOfCode} from '../../src/connect/codes';
import type {Answer} from '../../src/components/tryIt/call/answer';
import {mostBytes} from '../../src/components/tryIt/call/chunks';
import {EnvelopeReader} from '../../src/components/tryIt/call/EnvelopeReader';
import type {OutgoingCall} from '../../src/components/tryIt/call/request';
import {send} from '../../src/components/tryIt/call/send';

const call: OutgoingCall = {
  base: 'https://holt.example.com/base',
  path: '/a.v1.AService/Get',
  streaming: false,
  body: '{"a": "漢"}',
  timeout: 1000,
};

/** What a call brings from a server that answers like this. */
const ask = (
  answer: (request: Request) => Response | Promise<Response>,
  more: Partial<OutgoingCall> = {},
  signal = new AbortController().signal,
  onProgress: (answer: Answer) => void = () => {},
) =>
  send(
    {...call, ...more},
    (request) => Promise.resolve(answer(request)),
    signal,
    onProgress,
    () => Promise.resolve({kind: 'cors'}),
  );

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, {status});

const ended = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = addEnvelope(text);
  bytes[0] = endFlag;
  return bytes;
};

const stream =
  (...chunks: Uint8Array<ArrayBuffer>[]) =>
  () =>
    new Response(new Blob(chunks).stream(), {
      headers: {'Content-Type': 'application/connect+json; charset=utf-8'},
    });

describe('a request', () => {
  it('is what Connect asks for', async () => {
    let seen: Request | undefined;
    await ask((request) => {
      seen = request;
      return Response.json({});
    });
    expect(seen?.method).toBe('POST');
    expect(seen?.url).toBe('https://holt.example.com/base/a.v1.AService/Get');
    expect(seen?.credentials).toBe('omit');
    const headers: Record<string, string> = {};
    seen?.headers.forEach((value, name) => (headers[name] = value));
    expect(headers).toEqual({
      'content-type': 'application/json',
      'connect-protocol-version': '1',
      'connect-timeout-ms': '1000',
    });
    expect(await seen?.text()).toBe(call.body);
  });

  it('of a stream stands in an envelope', async () => {
    let bytes = new Uint8Array();
    let authorization: string | null = null;
    await ask(
      async (request) => {
        bytes = new Uint8Array(await request.arrayBuffer());
        authorization = request.headers.get('Authorization');
        return Response.json({});
      },
      {streaming: true, authorization: 'Bearer x', timeout: undefined},
    );
    expect(authorization).toBe('Bearer x');
    expect(bytes).toEqual(addEnvelope(call.body));
  });
});

describe('an answer', () => {
  it('is ok, or an error with a code', async () => {
    expect(await ask(json({a: 1}))).toMatchObject({
      running: false,
      code: 'ok',
      text: '{"a":1}',
      size: 7,
      head: {status: 200},
    });
    for (const [code, status] of Object.entries(httpStatusOfCode)) {
      const answer = await ask(json({code, message: 'no'}, status));
      expect(answer).toMatchObject({code, message: 'no', head: {status}});
      expect(answer.codeFromStatus).toBeUndefined();
    }
  });

  it('without a code takes it from the status', async () => {
    for (const body of [{}, null, [], {code: 'nonsense'}, {code: 5}]) {
      expect(await ask(json(body, 503))).toMatchObject({
        code: 'unavailable',
        codeFromStatus: true,
      });
    }
  });

  it('that is not Connect or not JSON is no answer of the API', async () => {
    const html = () =>
      new Response('<p>', {headers: {'Content-Type': 'text/html; x=y'}});
    expect(await ask(html)).toMatchObject({
      failure: {kind: 'notConnect', mediaType: 'text/html'},
      text: '<p>',
    });
    const broken = () =>
      new Response('{', {headers: {'Content-Type': 'application/json'}});
    expect(await ask(broken)).toMatchObject({failure: {kind: 'notJson'}});
  });

  it('is read up to 5 MB', async () => {
    const long = () =>
      new Response(`"${'x'.repeat(6e6)}"`, {
        headers: {'Content-Type': 'application/json'},
      });
    const answer = await ask(long);
    expect(answer.failure).toEqual({kind: 'tooLarge'});
    expect(answer.text).toHaveLength(mostBytes);
  });

  it('that breaks off, is stopped or never comes says so', async () => {
    const cut = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"a"'));
          },
          pull: (controller) => controller.error(new TypeError('network')),
        }),
        {headers: {'Content-Type': 'application/json'}},
      );
    expect(await ask(cut)).toMatchObject({failure: {kind: 'cut'}});
    const never = () => new Promise<Response>(() => {});
    const controller = new AbortController();
    const stopped = ask(never, {}, controller.signal);
    controller.abort({kind: 'stopped'});
    expect(await stopped).toMatchObject({failure: {kind: 'stopped'}});
    const fails = () => Promise.reject<Response>(new TypeError('failed'));
    expect(await ask(fails)).toMatchObject({failure: {kind: 'cors'}});
  });
});

describe('a stream', () => {
  it('gives its messages as they come, and its end', async () => {
    const seen: number[] = [];
    const answer = await ask(
      stream(addEnvelope('{"a":1}'), addEnvelope('{"a":2}'), ended('{}')),
      {streaming: true},
      undefined,
      ({messages}) => seen.push(messages?.length ?? -1),
    );
    expect(answer).toMatchObject({
      code: 'ok',
      messages: ['{"a":1}', '{"a":2}'],
    });
    expect(seen[0]).toBe(0);
    expect(answer.text).toBeUndefined();
  });

  it('ends with an error, or without an end', async () => {
    const error = {error: {code: 'unavailable', message: 'gone'}};
    expect(await ask(stream(ended(JSON.stringify(error))))).toMatchObject({
      code: 'unavailable',
      message: 'gone',
    });
    const message = addEnvelope('{}');
    expect((await ask(stream(message))).failure).toEqual({kind: 'noEnd'});
    expect((await ask(stream(message.slice(0, 6)))).failure).toEqual({
      kind: 'cut',
    });
    expect((await ask(stream(ended('[')))).failure).toEqual({
      kind: 'badEnvelope',
    });
    const compressed = addEnvelope('{}');
    compressed[0] = 1;
    expect((await ask(stream(compressed))).failure).toEqual({
      kind: 'badEnvelope',
    });
    const huge = new Uint8Array(getEnvelopePrefix(0xffffffff));
    expect((await ask(stream(huge))).failure).toEqual({kind: 'tooLarge'});
  });

  it('is the same however it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.array(fc.integer({min: 1, max: 20}), {minLength: 1}),
        (texts, cuts) => {
          const bytes = Buffer.concat(texts.map(addEnvelope));
          const reader = new EnvelopeReader();
          const found: string[] = [];
          for (let at = 0, turn = 0; at < bytes.length; turn++) {
            const size = cuts[turn % cuts.length]!;
            for (const {message} of reader.push(
              bytes.subarray(at, at + size),
            )) {
              found.push(Buffer.from(message).toString());
            }
            at += size;
          }
          expect(found).toEqual(
            texts.map((text) => Buffer.from(text).toString()),
          );
          expect(reader.isInside).toBe(false);
        },
      ),
    );
  });
});
