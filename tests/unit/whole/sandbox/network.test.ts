import {beforeEach, describe, expect, it} from 'vitest';
import {
  listIn,
  findObjectIn,
  findTextIn,
  type JsonObject,
} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {data} from './whole';

useFastClock();
let {call} = getSession(data);
beforeEach(() => {
  ({call} = getSession(data));
});

const badRequest = (fields: Record<string, string[]>): JsonObject => {
  const words = Object.entries(fields).map(
    ([field, messages]) =>
      `"${field}": [${messages.map((one) => `"${one}"`).join(', ')}]`,
  );
  return {
    code: 'unknown',
    message: `ServerError: 400 Bad Request ({${words.join(', ')}})`,
  };
};
const conflict = 'Requested reserved range conflicts with an existing range.';
const overlap = badRequest({start_ip: [conflict], end_ip: [conflict]});
const reversed = badRequest({
  end_ip: ['End IP address must not be less than Start IP address.'],
});
const outside = {code: 'unknown'};

describe('an IP range', () => {
  it.each([
    ['in the dynamic range', '192.0.2.210', '192.0.2.215', overlap],
    ['around a reserved range', '192.0.2.100', '192.0.2.102', overlap],
    ['that begins in another range', '192.0.2.8', '192.0.2.20', overlap],
    ['of another subnet', '198.51.100.5', '198.51.100.9', outside],
    ['that leaves the subnet', '192.0.2.250', '192.0.3.4', outside],
    ['that is no range of addresses', 'first', 'last', outside],
    ['that ends before it begins', '192.0.2.60', '192.0.2.50', reversed],
  ])('%s is refused', async (_, startIp, endIp, expected) => {
    const request = {subnetId: '1', startIp, endIp};
    const {status, body} = await call('CreateIPRange', request);
    expect([status, body]).toEqual([500, expected]);
    const changed = await call('UpdateIPRange', {id: '4', startIp, endIp});
    expect([changed.status, changed.body]).toEqual([500, expected]);
  });

  it('may take the place of its old self', async () => {
    const request = {id: '4', startIp: '192.0.2.112', endIp: '192.0.2.125'};
    expect(await call('UpdateIPRange', request)).toMatchObject({
      status: 200,
      body: request,
    });
  });
});

async function subnets(): Promise<Map<string, JsonObject>> {
  const {networks} = (await call('ListNetworks')).body;
  return new Map(
    listIn(networks)
      .map((network) => findObjectIn(findObjectIn(network).subnet))
      .map((subnet) => [findTextIn(subnet.id), subnet]),
  );
}

describe('the addresses of a subnet', () => {
  it('are counted in every subnet of the first moment', async () => {
    for (const [id, {statistics}] of await subnets()) {
      if (id !== '') expect([id, statistics]).not.toContain(undefined);
    }
    expect((await subnets()).get('3')?.statistics).toMatchObject({
      available: '124',
      total: '126',
    });
  });

  it.each([
    ['203.0.113.0/24', {}, '254', '254', '0%', '100%'],
    ['10.1.0.0/16', {gatewayIp: '10.1.0.1'}, '65533', '65534', '0%', '100%'],
    [
      '192.168.7.0/29',
      {gatewayIp: '192.168.7.1', dnsServers: ['192.168.7.2', '192.0.2.2']},
      '4',
      '6',
      '33%',
      '67%',
    ],
  ])('%s', async (cidr, more, available, total, used, free) => {
    const {status, body} = await call('CreateNetwork', {cidr, ...more});
    expect(status).toBe(200);
    expect(findObjectIn(body.subnet).statistics).toEqual({
      available,
      total,
      usagePercent: used,
      availablePercent: free,
    });
  });

  it('become fewer with a range, and more without it', async () => {
    const free = async () =>
      findObjectIn((await subnets()).get('1')?.statistics).available;
    const before = Number(await free());
    const range = {startIp: '192.0.2.60', endIp: '192.0.2.69'};
    const {body} = await call('CreateIPRange', {subnetId: '1', ...range});
    expect(await free()).toBe(String(before - 10));
    await call('UpdateIPRange', {id: body.id!, ...range, endIp: '192.0.2.64'});
    expect(await free()).toBe(String(before - 5));
    await call('DeleteIPRange', {id: body.id!});
    expect(await free()).toBe(String(before));
  });
});

const gateway = badRequest({
  gateway_ip: ['Gateway IP must be within CIDR range.'],
});

it.each<[string, JsonObject, JsonObject]>([
  ['CreateNetwork', {cidr: '10.0.0.0/24', gatewayIp: '10.0.1.1'}, gateway],
  ['CreateNetwork', {cidr: '10.0.0.0/33'}, {code: 'unknown'}],
  ['CreateNetwork', {cidr: 'banana'}, {code: 'unknown'}],
  [
    'CreateNetwork',
    {cidr: '10.0.0.0/24', dhcpOn: true},
    badRequest({
      dhcp_on: [
        'dhcp can only be turned on when a dynamic IP range is defined.',
      ],
    }),
  ],
  [
    'UpdateSubnet',
    {id: '1', cidr: '192.0.2.0/24', gatewayIp: '198.51.100.1'},
    gateway,
  ],
  [
    'UpdateSubnet',
    {id: '1', cidr: '192.0.2.0/24', gatewayIp: '<nil>'},
    {code: 'unknown'},
  ],
  ['UpdateSubnet', {id: '1'}, {code: 'unknown'}],
  [
    'UpdateVLAN',
    {fabricId: '2', vid: '200', mtu: '100'},
    badRequest({mtu: ['MTU must be between 552 and 65535.']}),
  ],
  ['UpdateVLAN', {fabricId: '2', vid: '200', dhcpOn: true}, {code: 'unknown'}],
  [
    'UpdateFabric',
    {id: '2', name: 'fabric-management'},
    badRequest({name: ['Fabric with this Name already exists.']}),
  ],
  [
    'UpdateFabric',
    {id: '2', name: 'fabric-1'},
    badRequest({name: ['Reserved fabric name.']}),
  ],
  [
    'UpdateFabric',
    {id: '2', name: 'fabric-77'},
    badRequest({name: ['Reserved fabric name.']}),
  ],
])('%s refuses %j', async (rpc, request, expected) => {
  const before = (await call('ListNetworks')).body;
  const {status, body} = await call(rpc, request);
  expect([status, body]).toEqual([500, expected]);
  if (rpc !== 'CreateNetwork') {
    expect((await call('ListNetworks')).body).toEqual(before);
  }
});

it('a fabric may have the name that MAAS gives it', async () => {
  const own = await call('UpdateFabric', {id: '2', name: 'fabric-2'});
  expect(own.body).toEqual({id: '2', name: 'fabric-2'});
});

it('the interfaces of machines show new names of fabric, VLAN and subnet', async () => {
  await call('UpdateFabric', {id: '1', name: 'lan'});
  await call('UpdateVLAN', {fabricId: '1', name: 'office', dhcpOn: true});
  await call('UpdateSubnet', {id: '1', name: 'desks', cidr: '192.0.2.0/24'});
  const {body} = await call('GetMachine', {id: 'n4qk7w'});
  expect(listIn(body.networkInterfaces)[0]).toMatchObject({
    fabricName: 'lan',
    vlanName: 'office',
    subnetName: 'desks',
  });
});

it('a fabric with connected interfaces stays, without its subnets', async () => {
  const refused = await call('DeleteNetwork', {id: '2'});
  expect(refused.status).toBe(500);
  expect(refused.body.message).toMatch(
    /^ServerError: 400 Bad Request \(Can't delete fabric; .*: eno2 \(physical\) on rack1-node1, /,
  );
  expect([...(await subnets()).keys()]).not.toContain('2');
});
