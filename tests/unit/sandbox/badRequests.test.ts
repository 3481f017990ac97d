import {beforeEach, describe, expect, it} from 'vitest';
import {useFastClock} from './clock';
import {pretendSession} from './pretend';

useFastClock();
let {send, call} = pretendSession();
beforeEach(() => {
  ({send, call} = pretendSession());
});

const plant = (body: string) => send('/holt.a.v1.AService/CreateTree', body);

const oak = {scopeUuid: 'north', name: 'oak'};

describe('a body', () => {
  it.each([
    ['', 'the body is empty; send a JSON object, {} without fields'],
    [' \n\t', 'the body is empty; send a JSON object, {} without fields'],
    ['[]', 'the body must be a JSON object'],
    ['null', 'the body must be a JSON object'],
    ['"name"', 'the body must be a JSON object'],
  ])('%o is invalid', async (body, message) => {
    expect(await plant(body)).toEqual({
      status: 421,
      body: {code: 'invalid_argument', message},
    });
  });

  it.each(['{"name": }', '{', '\ufeff\u0000'])(
    '%o is no JSON, with the words of the parser',
    async (text) => {
      const {status, body} = await plant(text);
      expect([status, body.code]).toEqual([421, 'invalid_argument']);
      expect(body.message).toMatch(/^the body is not JSON: .*JSON/);
    },
  );

  it.each([
    ['a field has another type', {...oak, name: 7}, /^name: .*string/],
    ['a value is no name at all', {...oak, kind: true}, /^kind: .*string/],
    ['a fault is in a list', {...oak, birds: ['a', {}]}, /^birds\[1\]: /],
    [
      'a fault is in a message',
      {...oak, trunk: {height: 'x'}},
      /^trunk\.height: /,
    ],
    ['a fault is in a map', {...oak, labels: {b: 1}}, /^labels\.b: /],
    ['an integer is none', {...oak, trunk: {rings: '1.5'}}, /^trunk\.rings: /],
    [
      'a large integer is none',
      {...oak, trunk: {height: 1.5}},
      /^trunk\.height: /,
    ],
  ])('is invalid when %s', async (_, request, message) => {
    const {status, body} = await plant(JSON.stringify(request));
    expect([status, body.code]).toEqual([421, 'invalid_argument']);
    expect(body.message).toMatch(message);
  });

  it('may lack a field, which then reaches the backend empty', async () => {
    const {status, body} = await plant('{"kind": "OAK"}');
    expect([status, body]).toEqual([520, {code: 'unknown'}]);
  });

  it('may have a name that an enum lacks, which is left out', async () => {
    const request = JSON.stringify({...oak, kind: 'ELM'});
    const {status, body} = await plant(request);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('kind');
  });

  it('may have what protobuf reads or overlooks', async () => {
    const {status, body} = await plant(
      '{"name": "oak", "kind": null, "colour": "red", "__proto__": {"a": 1}, "trunk": {"height": 5, "rings": "3"}}',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({name: 'oak', trunk: {height: '5', rings: 3}});
    expect(body).not.toHaveProperty('colour');
    expect(body).not.toHaveProperty('kind');
  });
});

describe('a scope', () => {
  it('must be one of those that exist', async () => {
    expect(await call('ListTrees', {scopeUuid: 'w"st'})).toEqual({
      status: 520,
      body: {code: 'unknown', message: 'no wood w"st'},
    });
    const climb = await call('ClimbTree', {scopeUuid: 'west'});
    expect(climb.body.code).toBe('unknown');
  });

  it('may be left out', async () => {
    for (const body of ['{}', '{"scopeUuid": ""}', '{"scopeUuid": null}']) {
      const {status} = await send('/holt.a.v1.AService/ClimbTree', body);
      expect(status).toBe(200);
    }
  });

  it('only filters where the page lists no error for it', async () => {
    const {status, body} = await call('ListMachines', {scopeUuid: 'west'});
    expect([status, body]).toEqual([200, {machines: [{id: 'saw'}]}]);
  });
});
