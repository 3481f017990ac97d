import {beforeEach, describe, expect, it} from 'vitest';
import {
  findObjectIn,
  findTextIn,
  type JsonObject,
} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {findItems} from './state/snapshot';
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
const staging = '8b2e61d4-0f57-4c93-a1e8-d7c40b95f326';

/** The objects that an operation lists. */
const list = async (rpc: string, kind: string, request: JsonObject) =>
  findItems((await call(rpc, request)).body, kind);

describe('a list has what the request asks for', () => {
  it.each<[string, string, JsonObject, JsonObject, string]>([
    ['ListMachines', 'machines', {}, {scopeUuid}, 't6hn2c'],
    ['ListEssentials', 'essentials', {}, {scopeUuid: staging}, 'ceph-mon'],
    ['ListPools', 'pools', ceph, {application: 'rgw'}, 'vm-images'],
    [
      'ListVirtualMachines',
      'virtualMachines',
      vms,
      {namespace: 'web'},
      'web-1',
    ],
    ['ListDataVolumes', 'dataVolumes', vms, {bootImage: true}, 'web-1-root'],
    [
      'ListInstanceTypes',
      'instanceTypes',
      {...vms, includeClusterWide: true},
      {includeClusterWide: false},
      'small',
    ],
  ])('%s of %s: %j and %j, without %s', async (rpc, kind, all, some, other) => {
    const getIds = async (request: JsonObject) =>
      (await list(rpc, kind, request)).map(({id, name}) =>
        kind === 'machines' ? id : name,
      );
    expect(await getIds(all)).toContain(other);
    expect(await getIds({...all, ...some})).not.toContain(other);
  });
});

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

  it('has no image of a pool that is gone', async () => {
    expect(await list('ListImages', 'images', ceph)).not.toEqual([]);
    await call('DeletePool', {...ceph, poolName: 'vm-images'});
    expect(await list('ListImages', 'images', ceph)).toEqual([]);
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

  it('loses the OSDs of a machine without power', async () => {
    const getUp = async () =>
      (await list('ListOSDs', 'osds', ceph)).map(({up}) => up);
    expect(await getUp()).toEqual([true, true, true, true, true, true]);
    await call('PowerOffMachine', {id: 'c6mr9h'});
    pass(3);
    expect(await getUp()).toEqual([true, true, true, true, false, false]);
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

describe('an application', () => {
  async function getPods() {
    const pods = findItems(
      (await call('GetApplication', storefront)).body,
      'pods',
    );
    return {
      names: pods.map(({name}) => findTextIn(name)),
      phases: pods.map(({phase}) => phase),
    };
  }
  const kind = {...storefront, type: 'Deployment'};

  it('has other pods after a restart, and more or fewer when it is scaled', async () => {
    const before = (await getPods()).names;
    await call('RestartApplication', kind);
    pass(2);
    const restarted = (await getPods()).names;
    expect(restarted).toHaveLength(2);
    for (const name of restarted) expect(before).not.toContain(name);
    await call('ScaleApplication', {...kind, replicas: 3});
    expect((await getPods()).names.slice(0, 2)).toEqual(restarted);
    expect((await getPods()).phases).toEqual(['Running', 'Running', 'Pending']);
    await call('ScaleApplication', {...kind, replicas: 0});
    expect((await getPods()).names).toEqual([]);
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

  it('can be rolled back after one failed upgrade, not after two', async () => {
    const broken = {...update, valuesYaml: 'replicaCount: -1\n'};
    expect((await call('UpdateRelease', broken)).status).toBe(500);
    expect((await call('RollbackRelease', storefront)).status).toBe(200);
    expect(await getRevisions()).toMatchObject({storefront: 5});
    await call('UpdateRelease', broken);
    await call('UpdateRelease', broken);
    expect((await call('RollbackRelease', storefront)).status).toBe(500);
  });
});

describe('the network', () => {
  it('shows new names at the interfaces of machines', async () => {
    await call('UpdateFabric', {id: '1', name: 'lan'});
    await call('UpdateVLAN', {fabricId: '1', name: 'office', dhcpOn: true});
    await call('UpdateSubnet', {id: '1', name: 'desks', cidr: '192.0.2.0/24'});
    const {body} = await call('GetMachine', {id: 'n4qk7w'});
    expect(findItems(body, 'networkInterfaces')[0]).toMatchObject({
      fabricName: 'lan',
      vlanName: 'office',
      subnetName: 'desks',
    });
  });

  it.each<[string, JsonObject, JsonObject]>([
    [
      'UpdateSubnet',
      {id: '1', name: '', cidr: '192.0.2.0/24', gatewayIp: '', dnsServers: []},
      {name: 'management', gatewayIp: '192.0.2.1', dnsServers: ['192.0.2.2']},
    ],
    [
      'UpdateVLAN',
      {fabricId: '1', vid: '0', name: '', mtu: '0'},
      {id: '5001', name: 'untagged', mtu: '1500', dhcpOn: false},
    ],
    ['UpdateFabric', {id: '2', name: ''}, {id: '2', name: 'fabric-storage'}],
  ])(
    '%s keeps what a zero value cannot overwrite',
    async (rpc, request, kept) => {
      expect(await call(rpc, request)).toMatchObject({status: 200, body: kept});
    },
  );
});

describe('a machine', () => {
  it('has each of its tags once, and no power when it is off', async () => {
    await call('PowerOffMachine', {id: 'n4qk7w'});
    await call('CreateTag', {name: 'spare'});
    await call('AddMachineTags', {id: 'n4qk7w', tags: ['spare', 'storage']});
    pass(2);
    const {powerState, tags} = (await call('GetMachine', {id: 'n4qk7w'})).body;
    expect(powerState).toBe('off');
    expect(tags).toContain('spare');
    expect(JSON.stringify(tags).match(/"storage"/g)).toHaveLength(1);
  });
});
