import {beforeEach, describe, expect, it} from 'vitest';
import {readBundle} from '../../../src/reference/loadReference';
import {validatorOf} from '../../../src/sandbox/validate';
import {ceph, data, newSession, pathOf, type Session} from '../sandboxCalls';

const operations = Object.entries(data.operations);
const documented = readBundle('.').paths;

let {sandbox, send, call}: Session = newSession();
beforeEach(() => {
  ({sandbox, send, call} = newSession());
});

// Each call takes a while, as on a network: they wait side by side.
describe.concurrent('every example of every unary operation', () => {
  const unary = operations.filter(([, {streaming}]) => !streaming);
  it.each(unary)('%s', async (path, operation) => {
    const codes = documented[path]?.post['x-connect-errors'] ?? [];
    const check = validatorOf(operation.response, data.schemas);
    expect(operation.examples.length).toBeGreaterThan(0);
    for (const {request} of operation.examples) {
      const {status, body} = await newSession().send(
        path,
        JSON.stringify(request),
      );
      if (status === 200) {
        check(body);
      } else {
        expect(codes.map(({code}) => code)).toContain(body.code);
        expect(status).toBe(data.statuses[body.code as string]);
      }
      expect(status === 501).toBe(operation.unimplemented);
    }
  });
});

describe('bad requests', () => {
  const pool = {...ceph, poolName: 'a', poolType: 'REPLICATED'};
  const bad: [string, string, RegExp][] = [
    ['nothing', '', /empty/],
    ['bad JSON', '{"poolName": }', /not JSON/],
    ['a list', '[]', /must be a JSON object/],
    ['a missing field', JSON.stringify(ceph), /poolName/],
    ['a wrong type', JSON.stringify({...pool, poolName: 7}), /^poolName: /],
    [
      'an unknown enum value',
      JSON.stringify({...pool, poolType: 'MIRRORED'}),
      /^poolType: .*ERASURE/,
    ],
    [
      'a fault inside a list',
      JSON.stringify({...pool, applications: ['rbd', {}]}),
      /^applications\[1\]: /,
    ],
    [
      'a large number that is none',
      JSON.stringify({...pool, quotaBytes: '1e9'}),
      /^quotaBytes: /,
    ],
  ];
  it.each(bad)('%s is invalid_argument', async (_, body, message) => {
    const answer = await send(pathOf('CreatePool'), body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_argument');
    expect(answer.body.message).toMatch(message);
  });

  it('null and unknown fields do no harm', async () => {
    const answer = await call('ListPools', {
      ...ceph,
      application: null,
      colour: 'red',
      __proto__: {scopeUuid: 'x'},
    });
    expect(answer.status).toBe(200);
  });

  it('an unknown scope is not_found', async () => {
    const answer = await call('ListPools', {...ceph, scopeUuid: 'nowhere'});
    expect(answer.body.code).toBe('not_found');
    expect(answer.body.message).toContain('ListScopes');
  });
});

describe('the protocol', () => {
  const request = (init: RequestInit, path = pathOf('ListTags')) =>
    sandbox(new Request(`https://sandbox.invalid${path}`, init));
  const json = {'Content-Type': 'application/json; charset=utf-8'};

  it('has one method, one media type, and known paths', async () => {
    const get = await request({});
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
    const text = await request({method: 'POST', body: '{}'});
    expect(text.status).toBe(415);
    expect(text.headers.get('Accept-Post')).toBe('application/json');
    const unknown = await request(
      {method: 'POST', headers: json, body: '{}'},
      '/holt.machine.v1.MachineService/Nothing',
    );
    expect(unknown.status).toBe(404);
    const proto = await request({method: 'POST'}, '/constructor');
    expect(proto.status).toBe(404);
    expect(
      (await request({method: 'POST', headers: json, body: '{}'})).status,
    ).toBe(200);
  });

  it.each([
    [{'Connect-Protocol-Version': '2'}, 'invalid_argument'],
    [{'Connect-Timeout-Ms': '-5'}, 'invalid_argument'],
    [{'Connect-Timeout-Ms': '12345678901'}, 'invalid_argument'],
    [{'Connect-Timeout-Ms': '1'}, 'deadline_exceeded'],
    [{'Content-Encoding': 'br'}, 'unimplemented'],
  ])('%o leads to %s', async (headers, code) => {
    const {status, body} = await send(pathOf('ListTags'), '{}', headers);
    expect(body.code).toBe(code);
    expect(status).toBe(data.statuses[code]);
  });
});
