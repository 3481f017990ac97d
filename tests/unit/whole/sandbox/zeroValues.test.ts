import {expect, it} from 'vitest';
import type {JsonObject} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {ceph, data} from './whole';

useFastClock();

/** Paths of all fields of a message. */
function getFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => getFields(item, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    getFields(item, `${path}.${key}`),
  );
}

const creations = Object.values(data.operations)
  .filter(({rpc}) => data.rules.operations[rpc]?.create)
  .flatMap(({rpc, examples}) => examples.map((example) => ({rpc, ...example})));

it.each(creations)(
  '$rpc returns every field of its example $name, also those that are zero',
  async ({rpc, request, response}) => {
    const {body} = await getSession(data).call(rpc, request);
    expect(new Set(getFields(body))).toEqual(new Set(getFields(response)));
  },
);

const user = {...ceph, userId: 'backup-job'};
const vlan = {fabricId: '1', vid: '0'};

it.each<[string, JsonObject, JsonObject]>([
  [
    'UpdateSubnet',
    {id: '1', name: '', cidr: '192.0.2.0/24', gatewayIp: '', dnsServers: []},
    {
      name: 'management',
      gatewayIp: '192.0.2.1',
      managedAllocation: false,
      allowProxyAccess: false,
      dnsServers: ['192.0.2.2'],
      description: '',
      allowDnsResolution: false,
    },
  ],
  [
    'UpdateVLAN',
    {...vlan, name: '', mtu: '0', description: ''},
    {id: '5001', vid: '0', name: 'untagged', mtu: '1500', dhcpOn: false},
  ],
  ['UpdateFabric', {id: '2', name: ''}, {id: '2', name: 'fabric-storage'}],
  [
    'UpdateIPRange',
    {id: '4', startIp: '192.0.2.111', endIp: '192.0.2.112', comment: ''},
    {comment: 'Load balancers of rack 1', startIp: '192.0.2.111'},
  ],
  [
    'UpdateUser',
    {...user, userName: ''},
    {name: 'Backup job', suspended: false},
  ],
])(
  '%s keeps what a zero value cannot overwrite',
  async (rpc, request, expected) => {
    const {status, body} = await getSession(data).call(rpc, request);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  },
);

it('UpdateUser suspends a user, and cannot enable it again', async () => {
  const {call} = getSession(data);
  for (const suspended of [true, false]) {
    const {body} = await call('UpdateUser', {...user, suspended});
    expect(body.suspended).toBe(true);
  }
});

it('both VLANs of a fabric are there, and go with it', async () => {
  const networks = structuredClone(data.rules.objects.network!);
  for (const name of ['untagged', 'guests']) {
    const vlan = {id: name, vid: name === 'guests' ? '30' : '0', name};
    networks.values?.push({fabric: {id: '7', name: 'fabric-7'}, vlan});
  }
  const objects = {...data.rules.objects, network: networks};
  const {call} = getSession({...data, rules: {...data.rules, objects}});
  const update = {fabricId: '7', vid: '30', name: 'spare', mtu: '1500'};
  expect((await call('UpdateVLAN', update)).body).toMatchObject({id: 'guests'});
  expect((await call('DeleteNetwork', {id: '7'})).status).toBe(200);
  const {networks: kept} = (await call('ListNetworks')).body;
  const left = (kept as {fabric: JsonObject}[]).map(({fabric}) => fabric.id);
  expect(left).toEqual(['1', '2', '2', '3']);
});
