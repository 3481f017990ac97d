import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  endFlag,
  addEnvelope,
  getEnvelopePrefix,
} from '../../src/calls/envelope';
import {httpStatusOfCode} from '../../src/calls/codes';
import type {Answer, Failure} from '../../src/calls/answer';
import {EnvelopeReader, mostBytes} from '../../src/calls/read';
import type {OutgoingCall} from '../../src/calls/request';
import {send} from '../../src/calls/send';
import {resolveTransport} from '../../src/components/tryIt/sendCall';

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

const typed =
  (text: string, type: string, status = 200) =>
  () =>
    new Response(text, {status, headers: {'Content-Type': type}});

/** An answer whose connection breaks after a text. */
const cut = (text: string, type: string) => () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull: (controller) => controller.error(new TypeError('network')),
    }),
    {headers: {'Content-Type': type}},
  );

const ended = (text: string) => addEnvelope(text, endFlag);

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

  it.each([
    ['sandbox', 'error=error.unknown.2'],
    ['platform', null],
    [undefined, null],
  ] as const)('asks %s for an error: %j', async (server, expected) => {
    let seen: string | null = '';
    await ask(
      (request) => {
        seen = request.headers.get('Prefer');
        return Response.json({});
      },
      {server, error: 'error.unknown.2'},
    );
    expect(seen).toBe(expected);
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

  it.each([
    ['a proxy that is busy', {error: 'x'}, 503, 'unavailable'],
    ['a proxy without a route', null, 404, 'unimplemented'],
    ['a login', [], 401, 'unauthenticated'],
    ['a code that is none', {code: 'nonsense'}, 500, 'unknown'],
    ['a code that is no text', {code: 5}, 403, 'permission_denied'],
  ])('of %s takes its code from the status', async (_, body, status, code) => {
    expect(await ask(json(body, status))).toMatchObject({
      code,
      codeFromStatus: true,
    });
  });

  it.each<[string, () => Response, Failure, string]>([
    [
      'HTML',
      typed('<p>Log in</p>', 'text/html; x=y'),
      {kind: 'notConnect', mediaType: 'text/html'},
      '<p>Log in</p>',
    ],
    [
      'HTML with an error',
      typed('<h1>404</h1>', 'text/html', 404),
      {kind: 'notConnect', mediaType: 'text/html'},
      '<h1>404</h1>',
    ],
    [
      'broken JSON',
      typed('{', 'application/json'),
      {kind: 'notConnect', mediaType: 'application/json'},
      '{',
    ],
    [
      'more than 5 MB',
      typed(`"${'x'.repeat(6e6)}"`, 'application/json'),
      {kind: 'tooLarge'},
      `"${'x'.repeat(mostBytes - 1)}`,
    ],
    ['half an answer', cut('{"a"', 'application/json'), {kind: 'cut'}, '{"a"'],
  ])(
    'of %s is none of the API, and is shown',
    async (_, answers, failure, text) => {
      const answer = await ask(answers);
      expect(answer.failure).toEqual(failure);
      expect(answer.text === text).toBe(true);
      expect(answer.code).toBeUndefined();
    },
  );

  it.each<Failure>([{kind: 'stopped'}, {kind: 'timeout', milliseconds: 1000}])(
    'that never comes is ended, and says so: $kind',
    async (failure) => {
      const controller = new AbortController();
      const never = () => new Promise<Response>(() => {});
      const ended = ask(never, {}, controller.signal);
      controller.abort(failure);
      expect(await ended).toMatchObject({running: false, failure});
    },
  );
});

describe('no answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What is known of a call from a page, if the server behaves like this. */
  async function diagnose(
    page: string,
    address: string,
    probe: () => Promise<Response>,
  ): Promise<Failure | undefined> {
    const fetched = vi.fn(probe).mockRejectedValueOnce(new TypeError('failed'));
    vi.stubGlobal('location', {href: page});
    vi.stubGlobal('fetch', fetched);
    const to = {...call, base: address, server: 'platform'} as const;
    const {fetcher, noAnswer} = resolveTransport(to);
    const {signal} = new AbortController();
    const {failure} = await send(to, fetcher, signal, () => {}, noAnswer);
    return failure;
  }
  const answers = () => Promise.resolve(new Response());
  const refuses = () => Promise.reject<Response>(new TypeError('refused'));
  const hangs = () =>
    Promise.reject<Response>(new DOMException('late', 'TimeoutError'));

  it.each<[Failure, Parameters<typeof diagnose>]>([
    [{kind: 'cors'}, ['https://docs.example', 'https://a.example', answers]],
    [
      {kind: 'noContact', certain: true},
      ['https://docs.example', 'https://a.example', refuses],
    ],
    [
      {kind: 'noContact', certain: false},
      ['https://docs.example', 'https://a.example', hangs],
    ],
    [
      {kind: 'mixedContent'},
      ['https://docs.example', 'http://a.example', answers],
    ],
  ])('is explained: %j', async (expected, place) => {
    expect(await diagnose(...place)).toEqual(expected);
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
    const messages = ['{"a":1}', '{"a":2}'];
    expect(answer).toMatchObject({code: 'ok', messages});
    expect(seen[0]).toBe(0);
    expect(answer.text).toBeUndefined();
  });

  const message = addEnvelope('{}');
  const error = {code: 'unavailable', message: 'gone'};

  it.each<[string, Uint8Array<ArrayBuffer>, Partial<Answer>]>([
    ['with an error', ended(JSON.stringify({error})), error as Partial<Answer>],
    ['without an end', addEnvelope(''), {failure: {kind: 'cut'}}],
    ['in a message', message.slice(0, 6), {failure: {kind: 'cut'}}],
    [
      'with no JSON',
      ended('['),
      {failure: {kind: 'notConnect', mediaType: 'application/connect+json'}},
    ],
    [
      'at what is compressed',
      addEnvelope('{}', 1),
      {failure: {kind: 'notConnect', mediaType: 'application/connect+json'}},
    ],
    [
      'at what is too long',
      new Uint8Array(getEnvelopePrefix(0xffffffff)),
      {failure: {kind: 'tooLarge'}},
    ],
  ])('that ends %s says so, and keeps what came', async (_, last, expected) => {
    const answer = await ask(stream(message, last));
    expect(answer).toMatchObject({running: false, ...expected});
    expect(answer.messages?.[0]).toBe('{}');
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
        },
      ),
    );
  });
});
