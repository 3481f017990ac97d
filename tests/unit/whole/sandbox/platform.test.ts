import {beforeEach, describe, expect, it} from 'vitest';
import {
  findObjectIn,
  findTextIn,
  type JsonObject,
} from '../../../../src/calls/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {findItems, snapshot} from './state/snapshot';
import {data} from './whole';

useFastClock();
let {call, pass} = getSession(data);
beforeEach(() => {
  ({call, pass} = getSession(data));
});

const cluster = {
  scopeUuid: '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07',
  facilityName: 'prod-kubernetes-control-plane',
};
const {scopeUuid} = cluster;
const ceph = {...cluster, facilityName: 'prod-ceph-mon'};
const vms = {...cluster, namespace: 'vms'};
const storefront = {...cluster, namespace: 'web', name: 'storefront'};
const chartRef = 'https://charts.example.com/storefront-1.8.2.tgz';

/** The objects that an operation lists. */
const list = async (rpc: string, kind: string, request: JsonObject) =>
  findItems((await call(rpc, request)).body, kind);

describe('a virtual machine', () => {
  const db = {...vms, name: 'db-1'};
  const create = {
    ...db,
    instanceTypeName: 'small',
    bootDataVolumeName: 'web-1-root',
  };
  const getStatus = async () =>
    (await call('GetVirtualMachine', db)).body.status;

  it('is remembered from its creation to its end', async () => {
    const created = await call('CreateVirtualMachine', create);
    expect(created.body).toMatchObject({name: 'db-1', namespace: 'vms'});
    expect(await call('CreateVirtualMachine', create)).toEqual({
      status: 500,
      body: {
        code: 'unknown',
        message: 'virtualmachines.kubevirt.io "db-1" already exists',
      },
    });
    for (const [rpc, atFirst, then] of [
      ['StartVirtualMachine', 'Starting', 'Running'],
      ['PauseInstance', 'Paused', 'Paused'],
      ['ResumeInstance', 'Running', 'Running'],
      ['RestartVirtualMachine', 'Starting', 'Running'],
      ['StopVirtualMachine', 'Stopping', 'Stopped'],
    ] as const) {
      expect((await call(rpc, db)).status).toBe(200);
      expect(await getStatus()).toBe(atFirst);
      pass(2);
      expect(await getStatus()).toBe(then);
    }
    expect((await call('PauseInstance', db)).body.code).toBe('unknown');
    const names = async () =>
      (await list('ListVirtualMachines', 'virtualMachines', vms)).map(
        ({name}) => name,
      );
    expect(await names()).toContain('db-1');
    expect((await call('DeleteVirtualMachine', db)).body).toEqual({});
    expect(await names()).not.toContain('db-1');
    expect((await call('GetVirtualMachine', db)).status).toBe(500);
  });
});

describe('storage', () => {
  const pool = {...ceph, poolName: 'scratch'};
  const findPool = async (filter: JsonObject = {}) =>
    (await list('ListPools', 'pools', {...ceph, ...filter})).find(
      ({name}) => name === pool.poolName,
    );

  it('has a pool with its quota until it is deleted', async () => {
    await call('CreatePool', {
      ...pool,
      poolType: 'REPLICATED',
      replicatedSize: 2,
      applications: ['rbd'],
    });
    await call('UpdatePool', {...pool, quotaBytes: '1024'});
    // A 64-bit integer that came as a number leaves as a string.
    expect(await findPool({application: 'rbd'})).toMatchObject({
      replicatedSize: '2',
      quotaBytes: '1024',
      poolType: 'REPLICATED',
    });
    expect(await findPool({application: 'rgw'})).toBeUndefined();
    await call('DeletePool', pool);
    expect(await findPool()).toBeUndefined();
  });

  it('keeps a snapshot that is protected', async () => {
    const snapshot = {
      ...ceph,
      poolName: 'vm-images',
      imageName: 'web-1-data',
      snapshotName: 'tonight',
    };
    const statusOf = async (rpc: string) => (await call(rpc, snapshot)).status;
    expect(await statusOf('CreateImageSnapshot')).toBe(200);
    expect(await statusOf('ProtectImageSnapshot')).toBe(200);
    expect(await statusOf('DeleteImageSnapshot')).toBe(500);
    expect(await statusOf('UnprotectImageSnapshot')).toBe(200);
    expect(await statusOf('DeleteImageSnapshot')).toBe(200);
    expect(await statusOf('DeleteImageSnapshot')).toBe(500);
  });
});

describe('a facility', () => {
  const osd = {scopeUuid, name: 'prod-ceph-osd'};
  const getUnits = async (of: JsonObject) =>
    findItems((await call('GetFacility', of)).body, 'units');
  const getStates = async (of: JsonObject) =>
    (await getUnits(of)).map(
      ({workloadStatus}) => findObjectIn(workloadStatus).state,
    );

  it('names new units at once, and has them active some polls later', async () => {
    const placements: JsonObject[] = [
      {machineId: 'n4qk7w', machine: true},
      {machineId: 'p8xd3t', lxd: true},
    ];
    const request = {...osd, number: '2', placements};
    expect((await call('AddFacilityUnits', request)).body).toEqual({
      unitNames: ['prod-ceph-osd/3', 'prod-ceph-osd/4'],
    });
    expect((await getUnits(osd)).slice(3)).toMatchObject([
      {name: 'prod-ceph-osd/3', machineId: 'n4qk7w', hostname: 'rack1-node1'},
      {name: 'prod-ceph-osd/4', machineId: '', hostname: ''},
    ]);
    const old = ['active', 'active', 'active'];
    for (const state of ['waiting', 'maintenance', 'active']) {
      expect(await getStates(osd)).toEqual([...old, state, state]);
      pass(3.5);
    }
    const again = await call('AddFacilityUnits', {...osd, number: '1'});
    expect(again.body).toEqual({unitNames: ['prod-ceph-osd/5']});
  });
});

describe('a release', () => {
  const getRevisions = async (): Promise<JsonObject> =>
    Object.fromEntries(
      (await list('ListReleases', 'releases', cluster)).map(
        ({name, revision = 0}) => [findTextIn(name), revision],
      ),
    );
  const update = {...storefront, chartRef};

  it('is not touched by a dry run, which answers as if it were none', async () => {
    const before = await getRevisions();
    const dry = await call('UpdateRelease', {...update, dryRun: true});
    await call('CreateRelease', {...update, name: 'shop', dryRun: true});
    await call('RollbackRelease', {...storefront, dryRun: true});
    await call('DeleteRelease', {...storefront, dryRun: true});
    expect(await getRevisions()).toEqual(before);
    expect(dry).toEqual(await call('UpdateRelease', update));
    expect(await getRevisions()).toMatchObject({
      storefront: Number(before.storefront) + 1,
    });
  });
});

/** How MAAS refuses a field. */
const badField = (field: string, message: string): string =>
  `ServerError: 400 Bad Request ({"${field}": ["${message}"]})`;

it.each<[rpc: string, request: JsonObject, status: number, message?: string]>([
  // What is named does not exist, or exists already.
  ['GetFacility', {scopeUuid, name: 'prod'}, 404, 'facility "prod" not found'],
  [
    'GetMachine',
    {id: 'aaaaaa'},
    500,
    'ServerError: 404 Not Found (No Machine matches the given query.)',
  ],
  ['ListPools', {...ceph, facilityName: 'nowhere'}, 500],
  [
    'CreateTag',
    {name: 'storage'},
    500,
    badField('name', 'Tag with this Name already exists.'),
  ],
  // It is not in a state that allows it.
  [
    'CreateMachine',
    {id: 'n4qk7w', scopeUuid},
    500,
    badField(
      '__all__',
      'Commission is not available because of the current state of the node.',
    ),
  ],
  // A value is none that the backend takes.
  [
    'CreateTag',
    {name: 'bad name!'},
    500,
    badField('name', 'Enter a valid value.'),
  ],
  ['CreateScope', {name: 'Bad Scope'}, 500],
])(
  '%s refuses %j, and changes nothing',
  async (rpc, request, status, message) => {
    const show = () =>
      snapshot(async (...asked) => (await call(...asked)).body);
    const before = await show();
    const refused = await call(rpc, request);
    expect(refused.status).toBe(status);
    if (message !== undefined) expect(refused.body.message).toBe(message);
    expect(await show()).toEqual(before);
  },
);
