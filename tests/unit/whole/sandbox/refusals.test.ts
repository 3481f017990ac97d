import {expect, it} from 'vitest';
import type {JsonObject} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {snapshot} from './state/snapshot';
import {data} from './whole';

useFastClock();

const cluster = {
  scopeUuid: '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07',
  facilityName: 'prod-kubernetes-control-plane',
};
const {scopeUuid} = cluster;
const ceph = {...cluster, facilityName: 'prod-ceph-mon'};
const vms = {...cluster, namespace: 'vms'};
const storefront = {...cluster, namespace: 'web', name: 'storefront'};
const chartRef = 'https://charts.example.com/storefront-1.8.2.tgz';
const units = {scopeUuid, name: 'reports-db', number: '1'};
const nowhere = '00000000-0000-4000-8000-000000000000';

const unknown = (message?: string): JsonObject => ({
  code: 'unknown',
  ...(message === undefined ? {} : {message}),
});
const notFound = (message: string): JsonObject => ({
  code: 'not_found',
  message,
});

/** How MAAS refuses fields. */
const badFields = (fields: Record<string, string>): JsonObject => {
  const words = Object.entries(fields).map(
    ([field, message]) => `"${field}": ["${message}"]`,
  );
  return unknown(`ServerError: 400 Bad Request ({${words.join(', ')}})`);
};
const conflict = 'Requested reserved range conflicts with an existing range.';
const overlap = badFields({start_ip: conflict, end_ip: conflict});
const outside = badFields({
  gateway_ip: 'Gateway IP must be within CIDR range.',
});

const range = (startIp: string, endIp: string): JsonObject => ({
  subnetId: '1',
  startIp,
  endIp,
});
const subnet = {id: '1', cidr: '192.0.2.0/24'};

const pool = {...ceph, poolName: 'a', poolType: 'REPLICATED'};
const noMachine = unknown(
  'ServerError: 404 Not Found (No Machine matches the given query.)',
);
const noUnits = unknown('must add at least one unit');
const image = {poolName: 'vm-images', imageName: 'none', snapshotName: 'a'};
const release = {...storefront, chartRef};

const refused: [rpc: string, request: JsonObject, error: JsonObject][] = [
  // What is named does not exist; a name that is left out is an empty one.
  [
    'ListFacilities',
    {scopeUuid: nowhere},
    unknown(`unknown model: "${nowhere}" (model not found)`),
  ],
  ['ListPools', {...ceph, facilityName: 'nowhere'}, unknown()],
  [
    'GetFacility',
    {scopeUuid, name: 'prod'},
    notFound('facility "prod" not found'),
  ],
  ['GetMachine', {id: 'aaaaaa'}, noMachine],
  ['GetMachine', {}, noMachine],
  [
    'GetVirtualMachine',
    {...vms, name: 'db-9'},
    unknown('virtualmachines.kubevirt.io "db-9" not found'),
  ],
  [
    'DeleteApplicationPod',
    {...storefront, name: 'storefront-0'},
    unknown('pods "storefront-0" not found'),
  ],
  [
    'ListKubernetesNodeLabels',
    {...cluster, hostname: 'rack9-node9'},
    unknown('nodes "rack9-node9" not found'),
  ],
  ['GetChart', {name: 'shop'}, notFound('chart "shop" not found')],
  [
    'DeleteImageSnapshot',
    {...ceph, ...image},
    unknown('RBD image not found: rbd: ret=-2, No such file or directory'),
  ],
  [
    'AddFacilityUnits',
    {...units, placements: [{machineId: 'k3vz8b', machine: true}]},
    unknown('juju machine id not found'),
  ],
  [
    'UpdateRelease',
    {...storefront, chartRef: chartRef.replace('1.8.2', '9.9.9')},
    unknown(),
  ],

  // What is named exists already, or is not in a state that allows it.
  [
    'CreateTag',
    {name: 'storage'},
    badFields({name: 'Tag with this Name already exists.'}),
  ],
  ['CreateScope', {name: 'production'}, unknown()],
  [
    'UpdateFabric',
    {id: '2', name: 'fabric-management'},
    badFields({name: 'Fabric with this Name already exists.'}),
  ],
  [
    'CreateMachine',
    {id: 'n4qk7w', scopeUuid},
    badFields({
      __all__:
        'Commission is not available because of the current state of the node.',
    }),
  ],

  // A value is none that the backend takes.
  ['CreateTag', {name: 'bad name!'}, badFields({name: 'Enter a valid value.'})],
  ['CreateScope', {name: 'Bad Scope'}, unknown()],
  ['CreateScope', {name: ''}, unknown()],
  ['CreatePool', {...ceph, poolName: 'a'}, unknown()],
  ['AddFacilityUnits', {...units, number: '0'}, noUnits],
  ['AddFacilityUnits', {...units, number: '-1'}, noUnits],
  ['UpdateRelease', {...release, valuesYaml: 'replicaCount: ['}, unknown()],
  [
    'CreateRelease',
    {...release, name: 'other', valuesYaml: '- a\n- b\n'},
    unknown(),
  ],
  ['CreateIPRange', range('192.0.2.210', '192.0.2.215'), overlap],
  ['CreateIPRange', range('192.0.2.100', '192.0.2.102'), overlap],
  [
    'UpdateIPRange',
    {id: '4', startIp: '192.0.2.8', endIp: '192.0.2.20'},
    overlap,
  ],
  ['CreateIPRange', range('198.51.100.5', '198.51.100.9'), unknown()],
  ['CreateIPRange', range('192.0.2.250', '192.0.3.4'), unknown()],
  ['CreateIPRange', range('first', 'last'), unknown()],
  [
    'CreateIPRange',
    range('192.0.2.60', '192.0.2.50'),
    badFields({
      end_ip: 'End IP address must not be less than Start IP address.',
    }),
  ],
  ['CreateNetwork', {cidr: '10.0.0.0/24', gatewayIp: '10.0.1.1'}, outside],
  ['CreateNetwork', {cidr: '10.0.0.0/33'}, unknown()],
  [
    'CreateNetwork',
    {cidr: '10.0.0.0/24', dhcpOn: true},
    badFields({
      dhcp_on: 'dhcp can only be turned on when a dynamic IP range is defined.',
    }),
  ],
  ['UpdateSubnet', {...subnet, gatewayIp: '198.51.100.1'}, outside],
  ['UpdateSubnet', {...subnet, gatewayIp: '<nil>'}, unknown()],
  [
    'UpdateVLAN',
    {fabricId: '2', vid: '200', mtu: '100'},
    badFields({mtu: 'MTU must be between 552 and 65535.'}),
  ],
  [
    'UpdateFabric',
    {id: '2', name: 'fabric-77'},
    badFields({name: 'Reserved fabric name.'}),
  ],
];

it.each(refused)('%s refuses %j', async (rpc, request, error) => {
  const {status, body} = await getSession(data).call(rpc, request);
  expect([body, status]).toEqual([error, error.code === 'unknown' ? 500 : 404]);
});

it('a value of the wrong type is an invalid argument, named by its place', async () => {
  const request = {...pool, applications: ['rbd', {}]};
  const {status, body} = await getSession(data).call('CreatePool', request);
  expect([status, body.code]).toEqual([400, 'invalid_argument']);
  expect(body.message).toMatch(/^applications\[1\]: /);
});

it('what is refused changes nothing', async () => {
  const {call} = getSession(data);
  const show = async (rpc: string, request: JsonObject) =>
    (await call(rpc, request)).body;
  const before = await snapshot(show);
  for (const [rpc, request] of refused) await call(rpc, request);
  expect(await snapshot(show)).toEqual(before);
});
