import {beforeEach, describe, expect, it} from 'vitest';
import {
  listIn,
  findObjectIn,
  type JsonObject,
} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {ceph, cluster, data} from './whole';

useFastClock();
let {call, pass} = getSession(data);
beforeEach(() => {
  ({call, pass} = getSession(data));
});

const {scopeUuid} = cluster;
const staging = '8b2e61d4-0f57-4c93-a1e8-d7c40b95f326';
const vms = {...cluster, namespace: 'vms'};

const getItems = (body: JsonObject, field: string): JsonObject[] =>
  listIn(body[field]).map(findObjectIn);

describe('a release', () => {
  const release = {...cluster, namespace: 'web', name: 'storefront'};
  const chartRef = 'https://charts.example.com/storefront-1.8.2.tgz';
  it.each<[string, JsonObject]>([
    ['values that are not YAML', {chartRef, valuesYaml: 'replicaCount: ['}],
    ['values that are a list', {chartRef, valuesYaml: '- a\n- b\n'}],
    [
      'a chart that does not exist',
      {chartRef: 'https://charts.example.com/storefront-9.9.9.tgz'},
    ],
    ['no address of a chart', {chartRef: 'storefront'}],
  ])('is not changed by %s', async (_, fields) => {
    const {status, body} = await call('UpdateRelease', {...release, ...fields});
    expect([status, body]).toEqual([500, {code: 'unknown'}]);
    const made = await call('CreateRelease', {
      ...release,
      ...fields,
      name: 'other',
    });
    expect([made.status, made.body]).toEqual([500, {code: 'unknown'}]);
    const {releases} = (await call('ListReleases', cluster)).body;
    expect(releases).toContainEqual(
      expect.objectContaining({name: 'storefront', revision: 3}),
    );
  });
});

describe('a virtual machine', () => {
  const make = (fields: JsonObject) =>
    call('CreateVirtualMachine', {
      ...vms,
      name: 'db-1',
      instanceTypeName: 'small',
      ...fields,
    });

  it('whose boot volume is missing does not run', async () => {
    expect((await make({bootDataVolumeName: 'nowhere'})).status).toBe(200);
    await call('StartVirtualMachine', {...vms, name: 'db-1'});
    pass(5);
    const {body} = await call('GetVirtualMachine', {...vms, name: 'db-1'});
    expect(body).toMatchObject({status: 'ErrorPvcNotFound', ready: false});
    expect(body.machineId).toBeUndefined();
  });

  it('has copies of the disks of its source when it is a clone', async () => {
    await call('CreateVirtualMachineClone', {
      ...vms,
      name: 'trial',
      sourceVirtualMachineName: 'web-1',
      targetVirtualMachineName: 'web-9',
    });
    pass(10);
    const {body} = await call('GetVirtualMachine', {...vms, name: 'web-9'});
    const sources = getItems(body, 'disks').map(
      ({volume}) => findObjectIn(volume).source,
    );
    expect(sources).toEqual([
      {},
      expect.objectContaining({type: 'CLOUD_INIT_NO_CLOUD'}),
      {},
    ]);
  });

  it('that runs is not restored', async () => {
    const {status, body} = await call('CreateVirtualMachineRestore', {
      ...vms,
      name: 'too-early',
      virtualMachineName: 'web-1',
      snapshotName: 'web-1-before-upgrade',
    });
    expect([status, body]).toEqual([
      500,
      {
        code: 'unknown',
        message:
          'admission webhook "virtualmachinerestore-validator.snapshot.kubevirt.io" denied the request: VirtualMachine "web-1" is not stopped',
      },
    ]);
  });
});

it('an empty disk has a source, whether the request has one or not', async () => {
  const requests: Record<string, JsonObject> = {
    a: {},
    b: {source: {}},
    c: {source: {type: 'BLANK_IMAGE'}},
  };
  for (const [name, more] of Object.entries(requests)) {
    const request = {...vms, name, sizeBytes: '1073741824', ...more};
    const {body} = await call('CreateDataVolume', request);
    expect(body.source).toEqual({type: 'BLANK_IMAGE', data: ''});
  }
});

it.each(['nothing', 'prod'])('no facility is called %s', async (name) => {
  const {status, body} = await call('GetFacility', {scopeUuid, name});
  expect([status, body]).toEqual([
    404,
    {code: 'not_found', message: `facility "${name}" not found`},
  ]);
});

describe('a scope', () => {
  const scopes = async () =>
    getItems((await call('ListScopes')).body, 'scopes').map(
      ({uuid, name, machineCount, coreCount, unitCount}) => ({
        uuid,
        name,
        machineCount,
        coreCount,
        unitCount,
      }),
    );

  it('counts the units of its facilities', async () => {
    const units = async () =>
      getItems(
        (await call('ListFacilities', {scopeUuid})).body,
        'facilities',
      ).flatMap((facility) => getItems(facility, 'units')).length;
    const unitCount = async () => (await scopes())[0]?.unitCount;
    expect(await unitCount()).toBe(String(await units()));
    const more = {scopeUuid, name: 'prod-ceph-osd', number: '2'};
    await call('AddFacilityUnits', more);
    expect(await unitCount()).toBe(String(await units()));
  });

  it('counts its machines and their cores', async () => {
    expect((await scopes())[1]).toEqual({uuid: staging, name: 'staging'});
    await call('CreateMachine', {id: 'w2bs5f', scopeUuid: staging});
    await call('CreateMachine', {id: 't6hn2c', scopeUuid: staging});
    pass(30);
    expect((await scopes())[1]).toMatchObject({
      machineCount: '2',
      coreCount: '64',
    });
    const {machines} = (await call('ListMachines', {scopeUuid: staging})).body;
    const ids = listIn(machines).map(
      (one) =>
        findObjectIn(findObjectIn(one).workloadAnnotations)['juju-machine-id'],
    );
    expect(ids).toEqual(['staging-machine-0', 'staging-machine-1']);
  });

  it.each<[string, JsonObject]>([
    ['Bad Scope', {code: 'unknown'}],
    ['production', {code: 'unknown'}],
    ['', {code: 'unknown'}],
  ])('cannot be called "%s"', async (name, expected) => {
    const before = await scopes();
    const {status, body} = await call('CreateScope', {name});
    expect([status, body]).toEqual([500, expected]);
    expect(await scopes()).toEqual(before);
  });
});

it('every tag of a machine exists', async () => {
  const {body} = await call('ListMachines');
  for (const {tags} of getItems(body, 'machines')) {
    for (const name of listIn(tags)) {
      expect([name, (await call('GetTag', {name})).status]).toEqual([
        name,
        200,
      ]);
    }
  }
});

it.each(['bad name!', 'storage'])('no tag is called %s', async (name) => {
  expect((await call('CreateTag', {name})).status).toBe(500);
});

it('CreateUserKey returns the first key of the list, which is an older one', async () => {
  const made = {...ceph, userId: 'reader', userName: 'Reader'};
  await call('CreateUser', made);
  const keysOf = async () => {
    const users = getItems((await call('ListUsers', ceph)).body, 'users');
    return getItems(users.find(({id}) => id === 'reader') ?? {}, 'keys');
  };
  const [first] = await keysOf();
  const {body} = await call('CreateUserKey', {...ceph, userId: 'reader'});
  expect(body).toEqual(first);
  expect(await keysOf()).toHaveLength(2);
});

describe('a request is read as the server reads it', () => {
  it('a name that is no value of an enum counts as left out', async () => {
    const volume = {...vms, name: 'a', sizeBytes: '1024'};
    const {status, body} = await call('CreateDataVolume', {
      ...volume,
      source: {type: 'BLANK', data: ''},
    });
    expect([status, body.source]).toEqual([
      200,
      {type: 'BLANK_IMAGE', data: ''},
    ]);
  });

  it('a missing field reaches the backend empty', async () => {
    const {status, body} = await call('GetMachine', {});
    expect([status, body]).toEqual([
      500,
      {
        code: 'unknown',
        message:
          'ServerError: 404 Not Found (No Machine matches the given query.)',
      },
    ]);
    const pool = await call('CreatePool', {...ceph, poolName: 'a'});
    expect([pool.status, pool.body.code]).toEqual([500, 'unknown']);
    const unnamed = await call('CreateInstanceType', {
      ...vms,
      cpuCores: 1,
      memoryBytes: '1024',
    });
    expect([unnamed.status, unnamed.body]).toEqual([500, {code: 'unknown'}]);
  });

  it('the address of an NFS client is passed on', async () => {
    // Exports are those of the cluster without a prefix.
    const cluster = {...ceph, facilityName: 'ceph-mon'};
    const client = {...cluster, subvolumeName: 'projects', clientIp: 'banana'};
    expect((await call('GrantSubvolumeExportAccess', client)).status).toBe(200);
    const list = {...cluster, volumeName: 'ceph-fs'};
    const [projects] = getItems(
      (await call('ListSubvolumes', list)).body,
      'subvolumes',
    );
    expect(listIn(findObjectIn(projects?.export).clients)).toContain('banana');
  });
});
