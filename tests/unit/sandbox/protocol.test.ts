import {beforeEach, describe, expect, it} from 'vitest';
import {passed, useFastClock} from './clock';
import {pretendSession} from './pretend';
import {envelope, readToEnd} from './session';

useFastClock();
let {sandbox, send, open, call} = pretendSession();
beforeEach(() => {
  ({sandbox, send, open, call} = pretendSession());
});

const climb = '/holt.a.v1.AService/ClimbTree';
const watch = '/holt.a.v1.AService/WatchSeasons';

const ask = (path: string, init: RequestInit): Promise<Response> =>
  sandbox(new Request(`https://sandbox.invalid${path}`, init));

describe('a request that is no call', () => {
  it.each(['/', '/constructor', '/holt.a.v1.AService/Gone', `${climb}/`])(
    'to %s finds no operation',
    async (path) => {
      const answer = await ask(path, {method: 'POST'});
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toBe(
        'text/plain; charset=utf-8',
      );
      expect(await answer.text()).toBe(`No operation is at ${path}\n`);
    },
  );

  it.each(['GET', 'PUT', 'OPTIONS'])(
    'with %s is told of POST',
    async (method) => {
      const answer = await ask(climb, {method});
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('POST');
      expect(await answer.text()).toBe('Call operations with POST\n');
    },
  );

  it.each([
    [climb, 'application/json', 'application/connect+json'],
    [climb, 'application/json', 'text/plain'],
    [climb, 'application/json', 'application/jsonx'],
    [watch, 'application/connect+json', 'application/json'],
    [watch, 'application/connect+json', 'application/connect+proto'],
  ])('to %s is told of %s, not %s', async (path, expected, type) => {
    const answer = await ask(path, {
      method: 'POST',
      headers: {'Content-Type': type},
      body: '{}',
    });
    expect(answer.status).toBe(415);
    expect(answer.headers.get('Accept-Post')).toBe(expected);
    expect(await answer.text()).toBe(`The Content-Type must be ${expected}\n`);
  });

  it('may have no media type', async () => {
    const answer = await ask(climb, {method: 'POST'});
    expect(answer.status).toBe(415);
  });
});

describe('a call', () => {
  it('may write its media type in another way', async () => {
    const headers = {'Content-Type': 'Application/JSON ; charset=utf-8'};
    expect((await send(climb, '{}', headers)).status).toBe(200);
  });

  it('may have a query, which says nothing', async () => {
    expect((await send(`${climb}?name=fir`, '{}')).status).toBe(200);
  });

  it('is answered as JSON, after a while, by what is not real', async () => {
    const {headers} = await ask(climb, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: '{}',
    });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-Sandbox')).toBe(
      'Nothing here is real. This is an example from the page of the operation, whatever the request is.',
    );
    expect(passed()).toBe(60);
  });

  it('says no more than that of an answer that follows from the request', async () => {
    const {headers} = await ask('/holt.a.v1.AService/ListScopes', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: '{}',
    });
    expect(headers.get('X-Sandbox')).toBe('Nothing here is real.');
  });

  it('of an operation without a server is unimplemented', async () => {
    const expected = {
      status: 521,
      body: {
        code: 'unimplemented',
        message: 'holt.a.v1.AService.AskTree is not implemented',
      },
    };
    expect(await call('AskTree')).toEqual(expected);
    // Whatever it asks: nobody is there to judge it.
    expect(await send('/holt.a.v1.AService/AskTree', '')).toEqual(expected);
  });
});

const refused: [string, string, string, string][] = [
  [
    'Connect-Protocol-Version',
    '2',
    'invalid_argument',
    'Connect-Protocol-Version must be "1", but is "2"',
  ],
  [
    'Connect-Protocol-Version',
    '',
    'invalid_argument',
    'Connect-Protocol-Version must be "1", but is ""',
  ],
];
const unknownEncoding =
  'unknown compression "br": supported encodings are identity';

describe('the headers of a unary call', () => {
  it.each([
    ...refused,
    ['Content-Encoding', 'br', 'unimplemented', unknownEncoding],
  ])('may not have %s: %s', async (name, value, code, message) => {
    const {body} = await send(climb, '{}', {[name]: value});
    expect(body).toEqual({code, message});
  });

  it.each([
    ['Connect-Protocol-Version', '1'],
    ['Content-Encoding', 'identity'],
    ['Connect-Content-Encoding', 'br'],
  ])('may have %s: %s', async (name, value) => {
    expect((await send(climb, '{}', {[name]: value})).status).toBe(200);
  });
});

describe('the headers of a stream', () => {
  it.each([
    ...refused,
    ['Connect-Content-Encoding', 'br', 'unimplemented', unknownEncoding],
  ])('may not have %s: %s', async (name, value, code, message) => {
    const answer = await open('WatchSeasons', envelope('{}'), {[name]: value});
    expect(answer.status).toBe(200);
    expect(await readToEnd(answer)).toEqual([
      {flags: 2, json: {error: {code, message}}},
    ]);
  });

  it.each([
    ['Connect-Protocol-Version', '1'],
    ['Connect-Content-Encoding', 'identity'],
    ['Content-Encoding', 'br'],
  ])('may have %s: %s', async (name, value) => {
    const answer = await open('WatchSeasons', envelope('{}'), {[name]: value});
    expect((await readToEnd(answer)).at(-1)).toEqual({flags: 2, json: {}});
  });
});
