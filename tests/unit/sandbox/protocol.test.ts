import {beforeEach, describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../src/api/openapi';
import {getBareSchemas} from '../../../src/api/operationData';
import type {JsonObject} from '../../../src/calls/json';
import {withCors} from '../../../src/sandbox/protocol';
import {addEnvelope} from '../../../src/calls/envelope';
import {passed, useFastClock} from './clock';
import {data, pretendSession} from './pretend';
import {readToEnd} from './session';

useFastClock();
let {sandbox, send, open, call} = pretendSession();
beforeEach(() => {
  ({sandbox, send, open, call} = pretendSession());
});

const climb = '/holt.a.v1.AService/ClimbTree';
const watch = '/holt.a.v1.AService/WatchSeasons';

const ask = (
  path: string,
  init: RequestInit = {},
  to = sandbox,
): Promise<Response> =>
  to(new Request(`https://sandbox.invalid${path}`, {method: 'POST', ...init}));
const asJson = (body: string): RequestInit => ({
  headers: {'Content-Type': 'application/json'},
  body,
});

describe('a request that is no call', () => {
  it.each(['/', '/constructor', '/holt.a.v1.AService/Gone', `${climb}/`])(
    'to %s finds no operation',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
      expect(await answer.text()).toBe(`No operation is at ${path}\n`);
    },
  );

  it.each(['GET', 'OPTIONS'])('with %s is told of POST', async (method) => {
    const answer = await ask(climb, {method});
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it.each([
    [climb, 'application/json', 'application/connect+json'],
    [climb, 'application/json', 'application/jsonx'],
    [watch, 'application/connect+json', 'application/json'],
  ])('to %s is told of %s, not %s', async (path, expected, type) => {
    const headers = {'Content-Type': type};
    const answer = await ask(path, {headers, body: '{}'});
    expect(answer.status).toBe(415);
    expect(answer.headers.get('Accept-Post')).toBe(expected);
    expect(await answer.text()).toBe(`The Content-Type must be ${expected}\n`);
  });
});

describe('a call', () => {
  it('may have a query, and headers written in another way', async () => {
    const headers = {
      'Content-Type': 'Application/JSON ; charset=utf-8',
      'Connect-Protocol-Version': '1',
      'Content-Encoding': 'identity',
      'Connect-Timeout-Ms': ' 60 ',
    };
    expect((await send(`${climb}?name=fir`, '{}', headers)).status).toBe(200);
  });

  it('is answered as JSON, after a while, by what is not real', async () => {
    const {headers} = await ask(climb, asJson('{}'));
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-Sandbox')).toBe(
      'Nothing here is real. This is an example from the page of the operation, whatever the request is.',
    );
    expect(passed()).toBe(60);
    const scopes = '/holt.a.v1.AService/ListScopes';
    const simulated = await ask(scopes, asJson('{}'));
    expect(simulated.headers.get('X-Sandbox')).toBe('Nothing here is real.');
  });

  it('of an operation without a rule brings the example that fits best', async () => {
    const viewOf = async (request: JsonObject) =>
      (await call('ClimbTree', request)).body;
    expect(await viewOf({name: 'fir'})).toEqual({view: 'the hills'});
    expect(await viewOf({name: 'yew'})).toEqual({view: 'the sea'});
  });

  it('is not refused for a pattern of the server that JavaScript cannot read', async () => {
    const properties = {name: {type: 'string', pattern: '(?i)^f'}};
    const described = {'holt.a.v1.Ask': {type: 'object', properties}};
    const bare = getBareSchemas({
      components: {schemas: described},
    } as unknown as OpenApiDocument) as Map<string, JsonObject>;
    const schemas = {...data.schemas, ...Object.fromEntries(bare)};
    const session = pretendSession({...data, schemas});
    const {status, body} = await session.call('ClimbTree', {name: 'fir'});
    expect([status, body]).toEqual([200, {view: 'the hills'}]);
    expect((await session.call('ClimbTree', {name: 1})).status).toBe(421);
  });

  it('of an operation without a server is unimplemented, whatever it asks', async () => {
    const expected = {
      status: 521,
      body: {
        code: 'unimplemented',
        message: 'holt.a.v1.AService.AskTree is not implemented',
      },
    };
    expect(await call('AskTree')).toEqual(expected);
    expect(await send('/holt.a.v1.AService/AskTree', '')).toEqual(expected);
  });
});

describe('a header that Connect does not allow', () => {
  const version = 'Connect-Protocol-Version must be "1": got "2"';
  const encoding = 'unknown compression "br": supported encodings are identity';

  it.each([
    ['Connect-Protocol-Version', '2', 'invalid_argument', version],
    ['Content-Encoding', 'br', 'unimplemented', encoding],
  ])('%s: %s ends a call', async (name, value, code, message) => {
    const {body} = await send(climb, '{}', {[name]: value});
    expect(body).toEqual({code, message});
  });

  it.each([
    ['Connect-Protocol-Version', '2', 'invalid_argument', version],
    ['Connect-Content-Encoding', 'br', 'unimplemented', encoding],
  ])('%s: %s ends a stream', async (name, value, code, message) => {
    const answer = await open('WatchSeasons', addEnvelope('{}'), {
      [name]: value,
    });
    expect(answer.status).toBe(200);
    expect(await readToEnd(answer)).toEqual([
      {flags: 2, json: {error: {code, message}}},
    ]);
  });
});

describe('the time of a call', () => {
  const late = {
    code: 'deadline_exceeded',
    message: 'context deadline exceeded',
  };
  const within = (timeout: string) =>
    send(climb, '{}', {'Connect-Timeout-Ms': timeout});
  const streamWithin = async (timeout: string) =>
    readToEnd(
      await open('WatchSeasons', addEnvelope('{}'), {
        'Connect-Timeout-Ms': timeout,
      }),
    );
  const seasons = ['spring', 'summer', 'autumn'].map((line) => ({
    flags: 0,
    json: {line},
  }));

  it.each(['60', '0000000060', '2147483648', '9999999999', ''])(
    'is enough within %s ms',
    async (timeout) => {
      expect((await within(timeout)).status).toBe(200);
      expect(passed()).toBe(60);
    },
  );

  it.each([
    ['-1', 0],
    ['0', 0],
    ['59', 59],
  ])(
    'is over after %s ms, and the call says so then',
    async (timeout, after) => {
      expect(await within(timeout)).toEqual({status: 524, body: late});
      expect(passed()).toBe(after);
    },
  );

  it.each([
    ['399', 1],
    ['500', 2],
  ])('of a stream ends after %s ms with what came', async (timeout, came) => {
    expect(await streamWithin(timeout)).toEqual([
      ...seasons.slice(0, came),
      {flags: 2, json: {error: late}},
    ]);
    expect(passed()).toBe(Number(timeout));
  });

  it.each([
    ['10000000000', '"10000000000" has >10 digits'],
    ...['60ms', '6e1', '60, 60'].map((timeout) => [
      timeout,
      `strconv.ParseInt: parsing "${timeout}": invalid syntax`,
    ]),
  ] as [string, string][])('cannot be "%s"', async (timeout, why) => {
    const error = {
      code: 'invalid_argument',
      message: `parse timeout: ${why}`,
    };
    expect(await within(timeout)).toEqual({status: 421, body: error});
    expect(await streamWithin(timeout)).toEqual([{flags: 2, json: {error}}]);
  });
});

describe('a body', () => {
  const plant = (body: string) => send('/holt.a.v1.AService/CreateTree', body);
  const oak = {name: 'oak'};

  it.each<[string, string]>([
    ['', 'zero-length payload is not a valid JSON object'],
    [' \n\t', 'proto: syntax error: '],
    ['[]', 'proto: syntax error: unexpected token ['],
    ['null', 'proto: syntax error: unexpected token null'],
    ['{"name": }', 'proto: syntax error: '],
    ['\ufeff\u0000', 'proto: syntax error: '],
    ...(
      [
        [{name: 7}, 'string field name: 7'],
        [{name: 7, birds: [5]}, 'string field name: 7'],
        [{kind: true}, 'enum field kind: true'],
        [{birds: ['a', {}]}, 'string field birds: {'],
        [{labels: {'x/~y': 1}}, 'string field value: 1'],
        [{trunk: {rings: '1.5'}}, 'int32 field rings: "1.5"'],
        [{trunk: {height: 1.5}}, 'int64 field height: 1.5'],
        [{trunk: {height: ''}}, 'int64 field height: ""'],
        [
          {trunk: {height: '9223372036854775808'}},
          'int64 field height: "9223372036854775808"',
        ],
        [{trunk: {rings: 2147483648}}, 'int32 field rings: 2147483648'],
        [{kind: 1.5}, 'enum field kind: 1.5'],
        [{birds: [null]}, 'string field birds: null'],
      ] as const
    ).map(([fields, why]): [string, string] => [
      JSON.stringify({...oak, ...fields}),
      `proto: invalid value for ${why}`,
    ]),
    [
      JSON.stringify({...oak, trunk: []}),
      'proto: syntax error: unexpected token [',
    ],
    [
      JSON.stringify({...oak, birds: {}}),
      'proto: syntax error: unexpected token {',
    ],
  ])('%s is invalid', async (text, why) => {
    const {status, body} = await plant(text);
    expect([status, body.code]).toEqual([421, 'invalid_argument']);
    expect(body.message).toContain(`unmarshal message: ${why}`);
  });

  it('may have what protobuf reads or overlooks', async () => {
    const {status, body} = await plant(
      '{"name": "oak", "kind": "ELM", "labels": null, "colour": "red", "__proto__": {"a": 1}, "trunk": {"height": 5, "rings": "3"}}',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({name: 'oak', trunk: {height: '5', rings: 3}});
    expect(Object.keys(body)).not.toContain('colour');
    expect(Object.keys(body)).not.toContain('kind');
  });

  it('may name fields as in Protobuf files, and enum values by number', async () => {
    const {body} = await plant(
      '{"name": "oak", "kind": 2, "labels": {"one_two": "a"}, "trunk": {"ring_count": 3}}',
    );
    expect(body).toMatchObject({
      kind: 'FIR',
      labels: {one_two: 'a'},
      trunk: {ringCount: 3},
    });
    const unknown = await plant('{"name": "yew", "kind": 7}');
    expect(Object.keys(unknown.body)).not.toContain('kind');
  });
});

describe('a page elsewhere', () => {
  const fromPage = (method: string, headers: Record<string, string>) =>
    ask(climb, {method, headers}, withCors(sandbox));

  it('is told in a preflight what it may send', async () => {
    const {status, headers} = await fromPage('OPTIONS', {
      'Access-Control-Request-Method': 'POST',
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization, Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms, Prefer',
    );
  });

  it('may read every other answer', async () => {
    const {status, headers} = await fromPage('POST', {});
    expect(status).toBe(415);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toBe(
      'X-Sandbox, X-Sandbox-Changes',
    );
  });
});
