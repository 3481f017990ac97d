import {expect, it} from 'vitest';
import type {JsonObject} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {ceph, data} from './whole';

useFastClock();

const pool = {...ceph, poolName: 'a', poolType: 'REPLICATED'};

it.each<[string, JsonObject, RegExp]>([
  ['a wrong type', {...pool, poolName: 7}, /^poolName: /],
  ['no name of an enum', {...pool, poolType: true}, /^poolType: /],
  [
    'a fault in a list',
    {...pool, applications: ['rbd', {}]},
    /^applications\[1\]: /,
  ],
  ['no large integer', {...pool, quotaBytes: '1e9'}, /^quotaBytes: /],
])('the sandbox refuses %s of CreatePool', async (_, request, message) => {
  const {status, body} = await getSession(data).call('CreatePool', request);
  expect([status, body.code]).toEqual([400, 'invalid_argument']);
  expect(body.message).toMatch(message);
});

it('the sandbox overlooks null and fields that ListPools does not have', async () => {
  const {status} = await getSession(data).call('ListPools', {
    ...ceph,
    application: null,
    color: 'red',
  });
  expect(status).toBe(200);
});
