import {beforeEach, describe, expect, it} from 'vitest';
import {
  findObjectIn,
  findTextIn,
  listIn,
  type Json,
  type JsonObject,
} from '../../../../src/calls/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {findItems, snapshot} from './state/snapshot';
import {data} from './whole';

useFastClock();
let {sandbox, call, pass} = getSession(data);
beforeEach(() => {
  ({sandbox, call, pass} = getSession(data));
});

const cluster = {
  scopeUuid: '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07',
  facilityName: 'prod-kubernetes-control-plane',
};
const {scopeUuid} = cluster;
const ceph = {...cluster, facilityName: 'prod-ceph-mon'};
const mounted = {...ceph, facilityName: 'ceph-mon', volumeName: 'ceph-fs'};
const vms = {...cluster, namespace: 'vms'};
const storefront = {...cluster, namespace: 'web', name: 'storefront'};
const chartRef = 'https://charts.example.com/storefront-1.8.2.tgz';

/** The number at the end of a text. */
const findNumber = (text: Json | undefined): number =>
  Number(/\d+$/.exec(findTextIn(text))?.[0]);

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
      ['RestartVirtualMachine', 'Stopping', 'Starting'],
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
    expect(await findPool()).toMatchObject({
      replicatedSize: '2',
      quotaBytes: '1024',
      poolType: 'REPLICATED',
    });
    // The server asks for the quota only if the request has no application.
    expect(await findPool({application: 'rbd'})).toMatchObject({
      replicatedSize: '2',
      quotaBytes: '0',
    });
    expect(await findPool({application: 'rgw'})).toBeUndefined();
    await call('DeletePool', pool);
    expect(await findPool()).toBeUndefined();
  });

  it('leaves what a refused creation of a pool has done', async () => {
    const create = {...pool, poolType: 'REPLICATED', applications: ['rbd']};
    const dotted = {...create, poolName: '.scratch'};
    expect((await call('CreatePool', dotted)).status).toBe(500);
    const tooMany = {...create, replicatedSize: '11'};
    expect((await call('CreatePool', tooMany)).status).toBe(500);
    const created = await findPool();
    expect(created).toMatchObject({poolType: 'REPLICATED'});
    expect(created?.applications ?? []).toEqual([]);
    const pools = await list('ListPools', 'pools', ceph);
    expect(pools.map(({name}) => name)).not.toContain('.scratch');
    await call('DeletePool', pool);
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

  it('has the units and machines of its creation, and the name of its charm', async () => {
    await call('CreateFacility', {
      scopeUuid,
      charmName: 'memcached',
      number: '2',
      placements: [{machineId: 'n4qk7w', machine: true}],
    });
    expect(await getUnits({scopeUuid, name: 'memcached'})).toMatchObject([
      {name: 'memcached/0', machineId: 'n4qk7w'},
      {name: 'memcached/1', machineId: ''},
    ]);
    await call('CreateFacility', {scopeUuid, charmName: 'calico'});
    expect(await getUnits({scopeUuid, name: 'calico'})).toEqual([]);
  });

  it('is in the list of clusters with its new units', async () => {
    const added = {scopeUuid, name: 'prod-ceph-mon', number: '1'};
    await call('AddFacilityUnits', added);
    const clusters = await list('ListEssentials', 'essentials', {scopeUuid});
    const own = clusters.find(({name}) => name === added.name)!;
    expect(findItems(own, 'units').map(({name}) => name)).toContain(
      'prod-ceph-mon/3',
    );
  });

  it('says that its options do not change', async () => {
    const configYaml = 'prod-ceph-osd:\n  osd-devices: /dev/sdz\n';
    const {headers} = await sandbox(
      new Request(
        'https://sandbox.invalid/holt.facility.v1.FacilityService/UpdateFacility',
        {
          method: 'POST',
          headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({...osd, configYaml}),
        },
      ),
    );
    expect(headers.get('X-Sandbox')).toContain('they do not change');
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
    // Helm does not check whether the name is free.
    const again = await call('CreateRelease', {...update, dryRun: true});
    expect(again.body).toMatchObject({name: 'storefront', revision: 1});
    await call('RollbackRelease', {...storefront, dryRun: true});
    await call('DeleteRelease', {...storefront, dryRun: true});
    expect(await getRevisions()).toEqual(before);
    expect(dry).toEqual(await call('UpdateRelease', update));
    expect(await getRevisions()).toMatchObject({
      storefront: Number(before.storefront) + 1,
    });
  });
});

describe('a scope or a facility that is left out', () => {
  it.each([
    ...['ListPools', 'ListOSDs', 'ListBuckets', 'ListUsers', 'ListImages'],
    ...['ListApplications', 'ListReleases', 'ListStorageClasses'],
    ...['ListVirtualMachines', 'ListDataVolumes', 'ListFacilities'],
    ...['CreatePool', 'CreateUser', 'CreateRelease', 'StartVirtualMachine'],
  ])('%s does not find it', async (rpc) => {
    const {status, body} = await call(rpc, {
      name: 'one',
      poolName: 'one',
      userId: 'one',
      userName: 'One',
      poolType: 'REPLICATED',
    });
    expect(status).not.toBe(200);
    // Nobody has named any of these.
    expect(body.message).not.toMatch(/web-1|prod-|KubeVirt|find the requested/);
  });
});

it('gives an IP range an ID that no range of MAAS has', async () => {
  const range = {startIp: '203.0.113.40', endIp: '203.0.113.49'};
  const atFirst = (await call('ListNetworks')).body;
  const {id = ''} = (await call('CreateIPRange', {subnetId: '3', ...range}))
    .body;
  const getIds = async () =>
    (await list('ListNetworks', 'networks', {})).flatMap(({subnet}) =>
      findItems(findObjectIn(subnet), 'ipRanges').map((one) => one.id),
    );
  const before = await getIds();
  expect(before.filter((one) => one === id)).toHaveLength(1);
  await call('DeleteIPRange', {id});
  expect(await getIds()).toHaveLength(before.length - 1);
  expect((await call('ListNetworks')).body).toEqual(atFirst);
});

it('issues another key with each call', async () => {
  const user = {...ceph, userId: 'backup-job'};
  const getKeys = async () =>
    findItems(
      (await list('ListUsers', 'users', ceph)).find(
        ({id}) => id === 'backup-job',
      )!,
      'keys',
    ).map(({accessKey}) => accessKey);
  const before = await getKeys();
  await call('CreateUserKey', user);
  await call('CreateUserKey', user);
  expect(new Set(await getKeys()).size).toBe(before.length + 2);
});

it('applies the settings of CreatePool to a pool that is there', async () => {
  const request = {
    ...ceph,
    poolName: 'trial-pool',
    poolType: 'REPLICATED',
    replicatedSize: '2',
    quotaBytes: '4096',
    applications: ['rbd'],
  };
  expect((await call('CreatePool', request)).status).toBe(200);
  const pools = await list('ListPools', 'pools', ceph);
  const found = pools.filter(({name}) => name === 'trial-pool');
  expect(found).toMatchObject([{replicatedSize: '2', quotaBytes: '4096'}]);
});

it('gives a key and its secret one number', async () => {
  const {body} = await call('CreateUserKey', {...ceph, userId: 'publisher'});
  const user = await call('CreateUser', {
    ...ceph,
    userId: 'reader',
    userName: 'Reader',
  });
  const numbers = [body, ...findItems(user.body, 'keys')].map(
    ({accessKey, secretKey}) => [accessKey, secretKey].map(findNumber),
  );
  for (const [ofKey, ofSecret] of numbers) expect(ofSecret).toBe(ofKey);
});

it('accepts an instance type without cores, as KubeVirt does', async () => {
  const type = {...vms, name: 'empty', cpuCores: 0, memoryBytes: '0'};
  const created = await call('CreateInstanceType', type);
  expect(created.status).toBe(200);
  expect(created.body).toMatchObject({cpuCores: 0, memoryBytes: '0'});
  const negative = await call('CreateInstanceType', {...type, cpuCores: -1});
  expect(negative.body.code).toBe('invalid_argument');
});

describe('boot images', () => {
  it('have the architectures that were selected', async () => {
    const {distroSeries} = {distroSeries: 'xenial'};
    const created = await call('CreateBootImage', {
      distroSeries,
      architectures: ['amd64', 'arm64'],
    });
    expect(created.body.architectureStatusMap).toEqual({amd64: '', arm64: ''});
    await call('ImportBootImages');
    pass(7);
    const images = findItems(
      (await call('GetConfiguration')).body,
      'bootImages',
    );
    const image = images.find((one) => one.distroSeries === distroSeries);
    expect(
      Object.keys(findObjectIn(image?.architectureStatusMap)).map(
        (key) => key.split('/')[0],
      ),
    ).toEqual(['amd64', 'arm64']);
  });

  it('are offered of every series that can be selected', async () => {
    const {body} = await call('ListBootImageSelections');
    expect(JSON.stringify(body)).toMatch(/xenial.*bionic|bionic.*xenial/);
  });
});

describe('settings', () => {
  it('have an empty NTP server after an empty list', async () => {
    await call('UpdateNTPServer', {});
    const {ntpServer} = (await call('GetConfiguration')).body;
    expect(ntpServer).toEqual({addresses: ['']});
  });

  it('tell the health by the key of MAAS alone', async () => {
    const check = async () => (await call('CheckHealth')).body.result;
    await call('UpdateConfig', {maasKey: '::'});
    expect(await check()).toBe('NOT_INSTALLED');
    await call('UpdateConfig', {});
    expect(await check()).toBe('OK');
  });

  it('have the charts of the repositories that are read', async () => {
    const getCharts = () => list('ListCharts', 'charts', {});
    const before = await getCharts();
    const urls = ['https://charts.example.com'];
    await call('UpdateHelmRepository', {});
    expect(await getCharts()).toEqual([]);
    const chart = await call('GetChart', {name: 'storefront'});
    expect(chart.body.code).toBe('not_found');
    await call('UpdateHelmRepository', {urls});
    expect(await getCharts()).toEqual(before);
  });

  it('take no address of a package repository that is none', async () => {
    const {packageRepositories} = (await call('GetConfiguration')).body;
    const [{id = ''}] = packageRepositories as [JsonObject];
    const refused = await call('UpdatePackageRepository', {
      id,
      url: 'not a url',
    });
    expect(refused.status).toBe(500);
  });
});

it('does not migrate a machine whose disks one node alone can use', async () => {
  const refused = await call('MigrateInstance', {
    ...vms,
    name: 'web-1',
    hostname: 'rack1-node3',
  });
  expect(refused).toMatchObject({status: 500, body: {code: 'unknown'}});
  expect(refused.body.message).toContain('DisksNotLiveMigratable');
});

it('runs the image that the values of a release name', async () => {
  await call('UpdateRelease', {
    ...storefront,
    chartRef,
    valuesYaml: 'replicaCount: 2\nimage:\n  tag: 9.9.9\n',
  });
  pass(3);
  const {body} = await call('GetApplication', storefront);
  expect(JSON.stringify(body.containers)).toContain(':9.9.9"');
  // No repository has it.
  expect(findItems(body, 'pods').map(({phase}) => phase)).toContain('Pending');
});

it('has the pools that its storage classes use', async () => {
  const pools = await list('ListPools', 'pools', ceph);
  const names = pools.map(({name}) => name);
  const classes = await list('ListStorageClasses', 'storageClasses', cluster);
  const used = classes
    .map(({parameters}) => findObjectIn(parameters).pool)
    .filter((pool) => pool !== undefined);
  expect(used).not.toEqual([]);
  for (const pool of used) expect(names).toContain(pool);
});

it('refuses a data volume of no size, and of less than 1 MiB', async () => {
  const create = async (sizeBytes: string) =>
    (
      await call('CreateDataVolume', {
        ...vms,
        name: 'tiny',
        source: {type: 'BLANK_IMAGE'},
        sizeBytes,
      })
    ).body.message;
  expect(await create('0')).toContain("can't be equal or less than zero");
  expect(await create('1024')).toContain('should be at least 1MiB');
});

it('refuses a service without ports, and several ports without names', async () => {
  const create = async (ports: JsonObject[]) =>
    (
      await call('CreateVirtualMachineService', {
        ...vms,
        name: 'one',
        virtualMachineName: 'web-1',
        ports,
      })
    ).body.message;
  expect(await create([])).toContain('spec.ports: Required value');
  expect(await create([{port: 80}, {port: 81}])).toContain(
    'spec.ports[0].name: Required value',
  );
  const ssh = {port: 22, name: 'ssh', nodePort: 31000};
  expect(await create([ssh, {...ssh, port: 23}])).toContain(
    'spec.ports[1].name: Duplicate value: "ssh"',
  );
  expect(await create([ssh, {...ssh, name: 'other'}])).toContain(
    'spec.ports[1].nodePort: Duplicate value: 31000',
  );
  expect(await create([{...ssh, protocol: 'XYZ'}])).toContain(
    'spec.ports[0].protocol: Unsupported value: "XYZ": supported values: "SCTP", "TCP", "UDP"',
  );
  expect(await create([{...ssh, name: 'BAD NAME'}])).toContain(
    'spec.ports[0].name: Invalid value: "BAD NAME": a lowercase RFC 1123 label',
  );
});

it('keeps the node port of a port with the same name', async () => {
  const request = {...vms, name: 'web-1-ssh'};
  const kept = await call('UpdateVirtualMachineService', {
    ...request,
    ports: [
      {port: 80, name: 'http'},
      {port: 2222, name: 'ssh'},
    ],
  });
  const numbers = findItems(kept.body, 'ports').map(({nodePort}) => nodePort);
  expect(numbers[1]).toBe(30022);
  // A service of this name in another namespace does not free them.
  const again = {
    ...request,
    namespace: 'models',
    ports: [{port: 22, nodePort: 30022}],
  };
  expect(
    (await call('CreateVirtualMachineService', again)).body.message,
  ).toContain('nodePort: Invalid value: 30022: provided port is already');
});

describe('copies of a virtual machine', () => {
  const refusal = async (name: string) =>
    (await call('MigrateInstance', {...vms, name, hostname: 'rack1-node3'}))
      .body.message;
  const list = async () =>
    (await call('ListVirtualMachines', vms)).body
      .virtualMachines as JsonObject[];
  const getNames = async () => (await list()).map(({name}) => name);
  const clone = {
    ...vms,
    name: 'copy-1',
    sourceVirtualMachineName: 'web-1',
    targetVirtualMachineName: 'web-9',
  };

  it('have disks that one node alone can use', async () => {
    await call('CreateVirtualMachineClone', clone);
    pass(6);
    await call('StartVirtualMachine', {...vms, name: 'web-9'});
    pass(2);
    expect(await refusal('web-9')).toMatch(/PVC restore-.+-os-disk is not/);
    await call('PauseInstance', {...vms, name: 'web-1'});
    expect(await refusal('web-1')).toContain('DisksNotLiveMigratable');
  });

  it('take their clone request with them', async () => {
    await call('CreateVirtualMachineClone', clone);
    pass(6);
    await call('DeleteVirtualMachine', {...vms, name: 'web-9'});
    expect(
      (await call('DeleteVirtualMachineClone', {...vms, name: 'copy-1'})).body
        .message,
    ).toContain('"copy-1" not found');
  });

  it('have a source', async () => {
    const request = {...clone, sourceVirtualMachineName: 'nowhere'};
    expect((await call('CreateVirtualMachineClone', request)).status).toBe(200);
    pass(10);
    expect(await getNames()).not.toContain('web-9');
  });

  it('are restored from a snapshot of another machine', async () => {
    const request = {
      ...vms,
      name: 'again',
      virtualMachineName: 'web-9',
      snapshotName: 'web-1-before-upgrade',
    };
    expect((await call('CreateVirtualMachineRestore', request)).status).toBe(
      200,
    );
    pass(4);
    const found = (await list()).find(({name}) => name === 'web-9');
    expect(found).toMatchObject({status: 'Stopped', namespace: 'vms'});
    expect(findItems(found!, 'disks')).not.toEqual([]);
  });
});

it('names the restore that is not complete', async () => {
  const request = {
    ...vms,
    virtualMachineName: 'web-1',
    snapshotName: 'web-1-before-upgrade',
  };
  const create = async (name: string) =>
    (await call('CreateVirtualMachineRestore', {...request, name})).body
      .message;
  expect(await create('first')).toBeUndefined();
  expect(await create('second')).toContain(
    'VirtualMachineRestore "first" in progress',
  );
});

it('does not copy a claim that is missing', async () => {
  const volume = {...vms, name: 'copy'};
  await call('CreateDataVolume', {
    ...volume,
    sizeBytes: '1048576',
    source: {type: 'EXISTING_PERSISTENT_VOLUME_CLAIM', data: 'nowhere'},
  });
  pass(8);
  expect((await call('GetDataVolume', volume)).body.phase).toBe('Pending');
});

it('restarts a virtual machine once at a time', async () => {
  const web = {...vms, name: 'web-1'};
  const restart = async () =>
    (await call('RestartVirtualMachine', web)).body.message;
  expect(await restart()).toBeUndefined();
  expect(await restart()).toContain('stop/start already underway');
  pass(2);
  const {body} = await call('GetVirtualMachine', web);
  expect(body.status).toBe('Starting');
  expect(body.hostname).toBeUndefined();
});

it('replaces the pods of an application that restarts', async () => {
  const getPods = async () =>
    findItems((await call('GetApplication', storefront)).body, 'pods');
  const before = (await getPods()).map(({name}) => name);
  await call('RestartApplication', {...storefront, type: 'Deployment'});
  pass(2);
  const pods = await getPods();
  expect(pods).toHaveLength(before.length);
  for (const {name, phase} of pods) {
    expect(before).not.toContain(name);
    expect(phase).toBe('Running');
  }
});

it('names a release that has no name', async () => {
  const request = {...cluster, namespace: 'web', chartRef};
  const {body} = await call('CreateRelease', request);
  expect(body.name).toMatch(/^[a-z]+-[a-z0-9]+$/);
  expect((await call('CreateRelease', request)).body.name).not.toBe(body.name);
});

it('lists no GPU of a machine whose GPUs nobody shares', async () => {
  const {body} = await call('ListGPURelationsByMachine', {
    ...cluster,
    machineId: 'n4qk7w',
  });
  expect(body).toEqual({});
});

it('makes of a node what the server makes', async () => {
  const [example] = Object.values(data.operations).find(
    ({rpc}) => rpc === 'CreateNode',
  )!.examples;
  const request = example!.request;
  const getRanges = async () =>
    (await list('ListNetworks', 'networks', {})).flatMap(({subnet}) =>
      findItems(findObjectIn(subnet), 'ipRanges'),
    );
  const before = (await getRanges()).length;
  await call('CreateNode', request);
  pass(10);
  expect(await getRanges()).toHaveLength(before + 2);
  const machine = (await call('GetMachine', {id: request.machineId ?? ''}))
    .body;
  expect(machine.tags).toEqual(
    expect.arrayContaining([
      ...['kubernetes', 'kubernetes-control-plane', 'kubernetes-worker'],
      ...['ceph', 'ceph-mon', 'ceph-osd'],
    ]),
  );
  const {scopeUuid: scope = '', prefixName} = request;
  const of = (charm: string) => ({
    scopeUuid: scope,
    facilityName: `${findTextIn(prefixName)}-${charm}`,
  });
  expect(await list('ListMONs', 'mons', of('ceph-mon'))).toHaveLength(1);
  expect(await list('ListVolumes', 'volumes', of('ceph-mon'))).toHaveLength(1);
  const pools = await list('ListPools', 'pools', of('ceph-mon'));
  expect(
    pools.map(({applications, replicatedSize}) => [
      listIn(applications)[0],
      replicatedSize,
    ]),
  ).toEqual([
    ['mgr', '1'],
    ['cephfs', '2'],
    ['cephfs', '2'],
    ['rgw', '2'],
    ['rbd', '1'],
  ]);
  // The example names a machine that is Ready at first.
  expect(machine).toMatchObject({
    status: 'Deployed',
    workloadAnnotations: {'juju-model-uuid': request.scopeUuid},
  });
  const control = of('kubernetes-control-plane');
  expect(await list('ListNamespaces', 'namespaces', control)).not.toEqual([]);
  expect(
    await list('ListStorageClasses', 'storageClasses', control),
  ).not.toEqual([]);
  const machineOfCluster = {...control, namespace: 'default', name: 'one'};
  for (const [rpc, resource] of [
    ['CreateVirtualMachine', 'virtualmachines.kubevirt.io'],
    [
      'CreateInstanceType',
      'virtualmachineinstancetypes.instancetype.kubevirt.io',
    ],
  ] as const) {
    expect((await call(rpc, machineOfCluster)).body.message).toBe(
      `the server could not find the requested resource (post ${resource})`,
    );
  }
  const essentials = await list('ListEssentials', 'essentials', {
    scopeUuid: scope,
  });
  const units = essentials
    .filter(({name}) => findTextIn(name).startsWith(findTextIn(prefixName)))
    .flatMap((one) => findItems(one, 'units'));
  const id = findTextIn(
    findObjectIn(machine.workloadAnnotations)['juju-machine-id'],
  ).replace(/^.*-machine-/, '');
  for (const {directive} of units) {
    expect(findTextIn(directive).split('/')[0]).toBe(id || '0');
  }
});

it('asks Juju for the scope of a machine only after it is commissioned', async () => {
  const request = {id: 'w2bs5f', scopeUuid: 'nowhere'};
  const refused = await call('CreateMachine', request);
  expect(refused).toEqual({
    status: 500,
    body: {
      code: 'unknown',
      message: 'unknown model: "nowhere" (model not found)',
    },
  });
  pass(60);
  const {body} = await call('GetMachine', {id: 'w2bs5f'});
  expect(body).toMatchObject({status: 'Ready', powerState: 'off'});
  expect(body.workloadAnnotations).toBeUndefined();
  expect(body.lastCommissioned).toMatch(/^20/);
});

it('has the name of a snapshot once in its namespace', async () => {
  await call('CreateVirtualMachine', {...vms, name: 'db-1'});
  const snapshot = {...vms, name: 'nightly', virtualMachineName: 'web-1'};
  expect((await call('CreateVirtualMachineSnapshot', snapshot)).status).toBe(
    200,
  );
  const again = {...snapshot, virtualMachineName: 'db-1'};
  expect((await call('CreateVirtualMachineSnapshot', again)).body.message).toBe(
    'virtualmachinesnapshots.snapshot.kubevirt.io "nightly" already exists',
  );
});

it('does not run a virtual machine whose data volume is missing', async () => {
  const db = {...vms, name: 'db-1'};
  const start = async () =>
    (await call('StartVirtualMachine', db)).body.message;
  const getStatus = async () =>
    (await call('GetVirtualMachine', db)).body.status;
  await call('CreateVirtualMachine', {
    ...db,
    instanceTypeName: 'small',
    bootDataVolumeName: 'nowhere',
  });
  expect(await start()).toBeUndefined();
  pass(2);
  expect(await getStatus()).toBe('ErrorPvcNotFound');
  expect(await start()).toContain('VM is already running');
  await call('StopVirtualMachine', db);
  pass(2);
  expect(await getStatus()).toBe('Stopped');
});

it('has started a virtual machine before it has an instance', async () => {
  const db = {...vms, name: 'db-1'};
  await call('CreateVirtualMachine', {...db, instanceTypeName: 'nowhere'});
  await call('StartVirtualMachine', db);
  pass(2);
  expect((await call('StartVirtualMachine', db)).body.message).toContain(
    'Always does not support manual start requests',
  );
});

it('counts the pods that run', async () => {
  const request = {...storefront, type: 'Deployment'};
  const count = async () =>
    (await call('GetApplication', storefront)).body.healthies;
  await call('ScaleApplication', {...request, replicas: 5});
  expect(await count()).toBe(2);
  pass(2);
  expect(await count()).toBe(5);
  await call('ScaleApplication', request);
  expect(await count()).toBe(0);
});

it('runs as many pods as an entry of the values says', async () => {
  const shop = {...cluster, namespace: 'shop', name: 'shop'};
  const valuesMap = {replicaCount: '3'};
  await call('CreateRelease', {...shop, chartRef, valuesMap});
  const {body} = await call('GetApplication', shop);
  expect([body.replicas, findItems(body, 'pods').length]).toEqual([3, 3]);
  expect(body.containers).toMatchObject([
    {imageName: 'registry.example.com/storefront:2.4.0'},
  ]);
});

it('gives a service an address that no other has', async () => {
  const create = async (name: string) => {
    const ports = [{port: 80}];
    const request = {...vms, name, virtualMachineName: 'web-1', ports};
    return (await call('CreateVirtualMachineService', request)).body.clusterIp;
  };
  await create('one');
  const second = await create('two');
  await call('DeleteVirtualMachineService', {...vms, name: 'one'});
  expect(await create('three')).not.toBe(second);
});

it('sets the quota of a subvolume group again', async () => {
  const volume = {...ceph, volumeName: 'prod-ceph-fs'};
  const create = (quotaBytes: string) =>
    call('CreateSubvolumeGroup', {...volume, groupName: 'one', quotaBytes});
  await create('4096');
  expect((await create('8192')).body.quotaBytes).toBe('8192');
});

it('exports whole GiB, rounded down', async () => {
  const request = {
    ...ceph,
    facilityName: 'ceph-mon',
    volumeName: 'ceph-fs',
    subvolumeName: 'scratch',
  };
  const quotaOf = async (rpc: string, quotaBytes: string) =>
    (await call(rpc, {...request, quotaBytes, export: true})).body.quotaBytes;
  expect(await quotaOf('CreateSubvolume', '1000000000')).toBe('0');
  expect(await quotaOf('UpdateSubvolume', '3000000000')).toBe('2147483648');
});

it('finds Prometheus through the scope of the monitoring', async () => {
  const find = async () => (await call('GetPrometheus')).status;
  expect(await find()).toBe(200);
  const [cos] = (await list('ListScopes', 'scopes', {})).filter(
    ({name}) => name === 'cos',
  );
  const {uuid = ''} = cos!;
  await call('DeleteFacility', {scopeUuid: uuid, name: 'traefik'});
  expect(await find()).toBe(404);
});

it.each([
  ['ceph-radosgw', 'ListPools'],
  ['ceph-nfs', 'ListSubvolumes'],
])('needs the facility %s for %s', async (name, rpc) => {
  const statusOf = async () => (await call(rpc, mounted)).status;
  expect(await statusOf()).toBe(200);
  await call('DeleteFacility', {scopeUuid, name});
  expect(await statusOf()).toBe(500);
});

it('makes as many copies as the cluster does by default', async () => {
  const pool = {...ceph, poolName: 'scratch', poolType: 'REPLICATED'};
  await call('CreatePool', pool);
  await call('CreatePool', {...pool, applications: ['rgw']});
  const pools = await list('ListPools', 'pools', ceph);
  expect(pools.find(({name}) => name === 'scratch')).toMatchObject({
    replicatedSize: '3',
    applications: ['rgw'],
  });
});

it('reads no disk of a machine without power', async () => {
  const read = async () =>
    (await call('DoSMART', {...ceph, osdName: 'osd.3'})).status;
  expect(await read()).toBe(200);
  await call('PowerOffMachine', {id: 'p8xd3t'});
  pass(3);
  expect(await read()).toBe(500);
});

it('knows the first VLAN of a fabric by no name of its own', async () => {
  const rename = async (vlan: JsonObject) =>
    (await call('UpdateVLAN', {...vlan, name: 'fast'})).body.name;
  expect(await rename({fabricId: '1', dhcpOn: true})).toBe('untagged');
  expect(await rename({fabricId: '2', vid: '200'})).toBe('fast');
});

it('has the network of an address once', async () => {
  const create = (cidr: string) => call('CreateNetwork', {cidr});
  const {subnet} = (await create('198.18.0.5/24')).body;
  expect(findObjectIn(subnet).cidr).toBe('198.18.0.0/24');
  expect((await create('198.18.0.0/24')).body.message).toContain(
    'Subnet with this Cidr already exists.',
  );
});

it('has no user twice', async () => {
  const user = {...ceph, userId: 'reader', userName: 'Reader'};
  await call('CreateUser', user);
  expect((await call('CreateUser', user)).body.message).toContain(
    'UserAlreadyExists',
  );
});

it('sets the quota of a subvolume again', async () => {
  const request = {
    ...ceph,
    volumeName: 'prod-ceph-fs',
    subvolumeName: 'scratch',
  };
  await call('CreateSubvolume', {...request, quotaBytes: '4096'});
  const again = await call('CreateSubvolume', {...request, quotaBytes: '8192'});
  expect(again.body).toMatchObject({
    quotaBytes: '8192',
    poolName: 'shared-data',
  });
});

it('answers the first example of an operation, unless every call fails', async () => {
  const failed: string[] = [];
  for (const operation of Object.values(data.operations)) {
    const {rpc, examples, streaming, unimplemented} = operation;
    if (streaming || unimplemented) continue;
    const {request = {}} = examples[0] ?? {};
    if ((await getSession(data).call(rpc, request)).status !== 200)
      failed.push(rpc);
  }
  expect(failed.sort()).toEqual([
    'MigrateInstance',
    'ResolveFacilityUnitErrors',
    'UpdateIPRange',
    'WriteTTY',
  ]);
});

/** Longer than names and scripts may be. */
const long = 'a'.repeat(2049);

/** How MAAS refuses a field. */
const badField = (field: string, message: string): string =>
  `ServerError: 400 Bad Request ({"${field}": ["${message}"]})`;

/** How Kubernetes explains a name that it refuses. */
const subdomain = `a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`;

/** How MAAS refuses both ends of a range. */
const badEnds = (message: string): string =>
  `ServerError: 400 Bad Request ({"start_ip": ["${message}"], "end_ip": ["${message}"]})`;

/** How MAAS refuses to find something. */
const notFound = (model: string): string =>
  `ServerError: 404 Not Found (No ${model} matches the given query.)`;

const noMachine = notFound('Machine');

const unknownTags = {id: 'k3vz8b', scopeUuid, tags: ['gpu', 'nowhere']};
const tagged = {id: 'k3vz8b', status: 'New', tags: ['rack2', 'gpu']};

it.each<[rpc: string, request: JsonObject, kind: string, left: JsonObject]>([
  ['AddMachineTags', unknownTags, 'machines', tagged],
  ['CreateMachine', unknownTags, 'machines', tagged],
  [
    'RemoveMachineTags',
    {id: 'n4qk7w', tags: ['rack1', 'nowhere']},
    'machines',
    {id: 'n4qk7w', tags: ['storage', 'kubernetes', 'ceph']},
  ],
  [
    'CreateBucket',
    {...ceph, bucketName: 'one', owner: 'nobody'},
    'buckets',
    {name: 'one'},
  ],
  [
    'CreateBucket',
    {...ceph, bucketName: 'one', owner: 'publisher', policy: '{'},
    'buckets',
    {name: 'one', owner: 'publisher'},
  ],
  [
    'UpdateBucket',
    {...ceph, bucketName: 'trial-bucket', owner: 'publisher', policy: '{'},
    'buckets',
    {name: 'trial-bucket', owner: 'publisher'},
  ],
])(
  '%s refuses %j, and has changed the %s',
  async (rpc, request, kind, left) => {
    const show = async () =>
      (await snapshot(async (...asked) => (await call(...asked)).body))[kind];
    const before = JSON.stringify(await show());
    expect((await call(rpc, request)).status).toBe(500);
    const changed = (await show())?.filter(
      (one) => !before.includes(JSON.stringify(one)),
    );
    expect(changed).toMatchObject([left]);
  },
);

it('has deleted the subnets of a fabric that it keeps', async () => {
  const refused = await call('DeleteNetwork', {id: '2'});
  expect(refused.body.message).toContain('still connected: eno2 (physical)');
  const subnets = (await list('ListNetworks', 'networks', {})).map(
    ({subnet}) => findObjectIn(subnet).id,
  );
  expect(subnets).not.toContain('2');
});

it.each<[rpc: string, request: JsonObject, status: number, message?: string]>([
  // What is named does not exist, or exists already.
  ['GetFacility', {scopeUuid, name: 'prod'}, 404, 'facility "prod" not found'],
  ['GetMachine', {id: 'aaaaaa'}, 500, noMachine],
  ['ListPools', {...ceph, facilityName: 'nowhere'}, 500],
  [
    'CreateTag',
    {name: 'storage'},
    500,
    badField('name', 'Tag with this Name already exists.'),
  ],
  // MAAS is asked first, and has no such machine.
  ['CreateMachine', {}, 500, noMachine],
  ['CreateMachine', {scopeUuid}, 500, noMachine],
  ['CreateMachine', {id: 'aaaaaa'}, 500, noMachine],
  ['CreateTestResult', {}, 400, 'kind is empty'],
  ['CreateTestResult', {name: 'one'}, 400, 'kind is empty'],
  [
    'CreateTestResult',
    {fio: {}, warp: {}},
    400,
    'unmarshal message: proto: (line 1:2): error parsing "warp", oneof holt.configuration.v1.CreateTestResultRequest.kind is already set',
  ],
  [
    'AddFacilityUnits',
    {placements: [{lxd: true, kvm: true}]},
    400,
    'unmarshal message: proto: error parsing "kvm", oneof is already set',
  ],
  [
    'CreateTestResult',
    {name: 'one', fio: {}},
    500,
    'Job.batch "one" is invalid: [spec.template.spec.containers: Required value, spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"]',
  ],
  [
    'ProtectImageSnapshot',
    {...ceph, poolName: 'vm-images', imageName: 'none', snapshotName: 'one'},
    500,
    'RBD image not found: rbd: ret=-2, No such file or directory',
  ],
  ['CreateUser', ceph, 500, 'missing user ID'],
  // MAAS looks for the object before it reads the values.
  ['UpdateFabric', {id: '99', name: 'a b'}, 500, notFound('Fabric')],
  ['UpdateSubnet', {id: '99', cidr: '192.0.2.0/24'}, 500, notFound('Subnet')],
  ['UpdateVLAN', {fabricId: '99', mtu: '5'}, 500, notFound('VLAN')],
  ['UpdateIPRange', {id: '999'}, 500, notFound('IPRange')],
  [
    'UpdatePackageRepository',
    {id: '99', url: 'not a url'},
    500,
    notFound('PackageRepository'),
  ],
  [
    'UpdateKubernetesNodeLabels',
    {...cluster, hostname: 'nowhere', labels: {'a b': 'c'}},
    500,
    'nodes "nowhere" not found',
  ],
  [
    'CreateNode',
    {scopeUuid: 'nowhere', machineId: 'n4qk7w', osdDevices: ['/dev/sdb']},
    500,
    'unknown model: "nowhere" (model not found)',
  ],
  [
    'CreateNode',
    {scopeUuid, machineId: 'n4qk7w', osdDevices: ['/dev/sdb']},
    500,
    'cannot add application "-kubernetes-control-plane": invalid name',
  ],
  [
    'UpdateBucket',
    {...ceph, bucketName: 'nowhere', owner: 'publisher'},
    500,
    'operation error S3: PutBucketAcl, https response error StatusCode: 404, RequestID: tx000001, HostID: example, NoSuchBucket: ',
  ],
  [
    'AddFacilityUnits',
    {scopeUuid, name: 'prod-calico', number: '1'},
    500,
    'cannot add unit 1/1 to application "prod-calico": cannot add unit to application "prod-calico": application is a subordinate',
  ],
  [
    'AddFacilityUnits',
    {
      scopeUuid,
      name: 'prod-ceph-osd',
      number: '1',
      placements: [{machineId: 'n4qk7w'}],
    },
    500,
    'acquiring machine to host unit "prod-ceph-osd/1": placement scope: invalid model UUID ""',
  ],
  [
    'UpdateFacility',
    {scopeUuid, name: 'prod-ceph-osd', configYaml: 'osd-devices: /dev/sdz'},
    500,
    'no settings found for "prod-ceph-osd"',
  ],
  // A benchmark of a cluster that has no name.
  [
    'CreateTestResult',
    {fio: {cephBlockDevice: {}}},
    500,
    'leader for application-prod-ceph-mon not found',
  ],
  [
    'RestartApplication',
    {...storefront, type: 'StatefulSet'},
    500,
    'statefulsets.apps "storefront" not found',
  ],
  [
    'UpdateSubnet',
    {id: '1', cidr: '203.0.113.0/25'},
    500,
    badField('cidr', 'Subnet with this Cidr already exists.'),
  ],
  // An example creates its object again; another request for it does not.
  [
    'CreateVirtualMachine',
    {...vms, name: 'web-1', bootDataVolumeName: 'another'},
    500,
    'virtualmachines.kubevirt.io "web-1" already exists',
  ],
  [
    'CreateRelease',
    {
      ...storefront,
      chartRef: 'https://charts.example.com/node-exporter-4.36.0.tgz',
    },
    500,
    'cannot re-use a name that is still in use',
  ],
  // Kubernetes is asked without a namespace, or without a name.
  [
    'GetVirtualMachine',
    {...cluster, name: 'web-1'},
    500,
    'the server could not find the requested resource (get virtualmachines.kubevirt.io web-1)',
  ],
  [
    'DeleteInstanceType',
    {...cluster, name: 'small'},
    500,
    'the server could not find the requested resource (delete virtualmachineinstancetypes.instancetype.kubevirt.io small)',
  ],
  [
    'CreateVirtualMachine',
    {...cluster, name: 'one'},
    500,
    'the server could not find the requested resource (post virtualmachines.kubevirt.io)',
  ],
  [
    'CreateVirtualMachineService',
    {...cluster, name: 'one', ports: [{port: 80}]},
    500,
    'the server does not allow this method on the requested resource (post services)',
  ],
  [
    'StartVirtualMachine',
    {...cluster, name: 'web-1'},
    500,
    'an empty namespace may not be set when a resource name is provided',
  ],
  ['DeleteDataVolume', vms, 500, 'resource name may not be empty'],
  ['StopVirtualMachine', cluster, 500, 'resource name may not be empty'],
  [
    'CreateVirtualMachine',
    vms,
    500,
    'VirtualMachine.kubevirt.io "" is invalid: metadata.name: Required value: name or generateName is required',
  ],
  [
    'CreateInstanceType',
    {...vms, name: 'Bad Name'},
    500,
    `VirtualMachineInstancetype.instancetype.kubevirt.io "Bad Name" is invalid: metadata.name: Invalid value: "Bad Name": ${subdomain}`,
  ],
  [
    'CreateVirtualMachineService',
    {...vms, name: '9abc', virtualMachineName: 'web-1', ports: [{port: 80}]},
    500,
    `Service "9abc" is invalid: metadata.name: Invalid value: "9abc": a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')`,
  ],
  [
    'CreateVirtualMachineService',
    {
      ...cluster,
      namespace: 'web',
      name: 'storefront',
      virtualMachineName: 'web-1',
      ports: [{port: 80}],
    },
    500,
    'services "storefront" already exists',
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
  ['CreateTag', {}, 500, badField('name', 'This field is required.')],
  ['CreateScope', {name: 'Bad Scope'}, 500],
  [
    'CreateScope',
    {},
    500,
    'failed to create config: creating config from values failed: empty name in model configuration',
  ],
  [
    'UpdateFabric',
    {id: '1', name: 'a b'},
    500,
    badField('name', 'Invalid fabric name: a b.'),
  ],
  [
    'UpdateVLAN',
    {fabricId: '1', vid: '5000'},
    500,
    'ServerError: 400 Bad Request (VLAN tag (VID) out of range (0-4094; 0 for untagged.))',
  ],
  ['UpdateSubnet', {id: '1'}, 500, badField('cidr', 'This field is required.')],
  ['CreateNetwork', {}, 500, badField('cidr', 'This field is required.')],
  [
    'CreateNetwork',
    {cidr: '198.18.0.0/33'},
    500,
    badField('cidr', 'Required format: <network>/<prefixlen>.'),
  ],
  [
    'DeleteNetwork',
    {id: '1'},
    500,
    'ServerError: 400 Bad Request (Cannot delete a subnet that is actively servicing a dynamic IP range. (Delete the dynamic range or disable DHCP first.))',
  ],
  ['CreateBootImage', {distroSeries: 'xenial', architectures: ['sparc']}, 500],
  ['CreateSubvolumeGroup', {...mounted, groupName: '_nogroup'}, 500],
  [
    'UpdateSubvolume',
    {...mounted, subvolumeName: 'projects', quotaBytes: '1610612736'},
    500,
    'timeout waiting for action 21 to become completed',
  ],
  [
    'UpdateSubnet',
    {id: '1', cidr: '198.18.0.0/24'},
    500,
    badField('gateway_ip', 'Gateway IP must be within CIDR range.'),
  ],
  ['UpdateSubnet', {id: '1', cidr: '192.0.2.0/24', gatewayIp: '<nil>'}, 500],
  ['CreateNetwork', {cidr: '198.18.0.0/24', dnsServers: ['dns']}, 500],
  ['CreateVirtualMachine', {...vms, name: 'a', startupScript: long}, 500],
  [
    'CreateVirtualMachine',
    {...vms, name: 'a', startupScript: '龍'.repeat(700)},
    500,
  ],
  [
    'CreateVirtualMachineClone',
    {
      ...vms,
      name: 'a',
      sourceVirtualMachineName: 'web-1',
      targetVirtualMachineName: 'web-1',
    },
    500,
    'admission webhook "vm-clone-validator.kubevirt.io" denied the request: Target name cannot be equal to source name when both are VirtualMachines',
  ],
  [
    'CreateVirtualMachineClone',
    {...vms, name: 'a', targetVirtualMachineName: 'web-9'},
    500,
    `admission webhook "vm-clone-validator.kubevirt.io" denied the request: Source's name cannot be empty`,
  ],
  [
    'CreateDataVolume',
    {...vms, name: 'A'},
    500,
    `DataVolume.cdi.kubevirt.io "A" is invalid: metadata.name: Invalid value: "A": ${subdomain}`,
  ],
  [
    'CreateDataVolume',
    {...vms, name: 'a', sizeBytes: '2097152', source: {type: 'HTTP_URL'}},
    500,
    'admission webhook "datavolume-validate.cdi.kubevirt.io" denied the request:  spec.source source URL is empty',
  ],
  ['CreateRelease', {...storefront, chartRef, name: long.slice(0, 54)}, 500],
  [
    'UpdateRelease',
    {...storefront, chartRef: 'https://charts.example.com/none-1.0.0.tgz'},
    500,
    'failed to fetch https://charts.example.com/none-1.0.0.tgz : 404 Not Found',
  ],
  [
    'UpdateRelease',
    {...storefront, chartRef, valuesYaml: '# Two\n- a\n- b\n'},
    500,
    'error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go value of type map[string]interface {}',
  ],
  [
    'CreateRelease',
    {...storefront, name: 'shop', chartRef: 'none'},
    500,
    'non-absolute URLs should be in form of repo_name/path_to_chart, got: none',
  ],
  [
    'CreateVirtualMachineService',
    {...vms, name: 'a', virtualMachineName: 'web-1', ports: [{port: 70000}]},
    500,
    'Service "a" is invalid: spec.ports[0].port: Invalid value: 70000: must be between 1 and 65535, inclusive',
  ],
  [
    'UpdateVLAN',
    {fabricId: '1', mtu: '70000', dhcpOn: true},
    500,
    badField('mtu', 'MTU must be between 552 and 65535.'),
  ],
  [
    'UpdateVLAN',
    {fabricId: '1', mtu: '500', dhcpOn: true},
    500,
    badField('mtu', 'Ensure this value is greater than or equal to 552.'),
  ],
  [
    'UpdateVLAN',
    {fabricId: '1', name: 'rack.1', dhcpOn: true},
    500,
    badField('name', 'Enter a valid value.'),
  ],
  [
    'CreateIPRange',
    {subnetId: '1', startIp: '192.0.2.250', endIp: '192.0.3.2'},
    500,
    badField('end_ip', 'End IP address must be within subnet: 192.0.2.0/24.'),
  ],
  [
    'CreateIPRange',
    {subnetId: '1', startIp: '192.0.2.0', endIp: '192.0.2.0'},
    500,
    badField(
      'start_ip',
      'Reserved network address cannot be included in IP range.',
    ),
  ],
  [
    'CreateIPRange',
    {subnetId: '1', startIp: '192.0.2.250'},
    500,
    badEnds('Start IP address and end IP address are both required.'),
  ],
  [
    'CreateIPRange',
    {subnetId: '1', startIp: '192.0.2.250', endIp: '::1'},
    500,
    badEnds(
      'Start IP address and end IP address must be in the same address family.',
    ),
  ],
  [
    'CreateIPRange',
    {subnetId: '99', startIp: '192.0.2.250', endIp: '192.0.2.251'},
    500,
    badField(
      'subnet',
      'Select a valid choice. That choice is not one of the available choices.',
    ),
  ],
  [
    'ScaleApplication',
    {...storefront, type: 'Deployment', replicas: -3},
    500,
    'Deployment.apps "storefront" is invalid: spec.replicas: Invalid value: -3: must be greater than or equal to 0',
  ],
  [
    'ScaleApplication',
    {...storefront, type: 'Pod'},
    400,
    'unknown application type: Pod',
  ],
  [
    'CreateUser',
    {...ceph, userId: 'backup-job', userName: 'Another'},
    500,
    'UserAlreadyExists tx000001 example',
  ],
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
