import {beforeEach, describe, expect, it} from 'vitest';
import {
  listIn,
  findObjectIn,
  type JsonObject,
} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {ceph, cluster, data, getExamples} from './whole';

useFastClock();
let {call, pass} = getSession(data);
beforeEach(() => {
  ({call, pass} = getSession(data));
});

const staging = '8b2e61d4-0f57-4c93-a1e8-d7c40b95f326';

it('every operation that the server implements has a rule, but for one', () => {
  const without = Object.values(data.operations)
    .filter(({unimplemented}) => !unimplemented)
    .filter(({rpc}) => data.rules.operations[rpc] === undefined);
  // The license of a server is nothing that a data center tells.
  expect(without.map(({rpc}) => rpc)).toEqual(['GetPremiumTier']);
});

describe('GPUs', () => {
  const relations = async (machineId: string) =>
    (await call('ListGPURelationsByMachine', {...cluster, machineId})).body;

  it('are shown on the machine that has one, and on no other', async () => {
    const [example] = getExamples('ListGPURelationsByMachine');
    expect(await relations('c6mr9h')).toEqual(example?.response);
    expect(await relations('n4qk7w')).toEqual({
      gpuRelations: [{machine: {id: 'n4qk7w', hostname: 'rack1-node1'}}],
    });
  });

  it('are used by one model', async () => {
    const request = {...cluster, namespace: 'models', modelName: 'chat-small'};
    const {body} = await call('ListGPURelationsByModel', request);
    expect(listIn(body.gpuRelations)).toHaveLength(3);
    const other = {...request, modelName: 'chat-large'};
    expect((await call('ListGPURelationsByModel', other)).body).toEqual({});
  });
});

it('labels of a node are set, deleted and shown, by default its own', async () => {
  const node = {...cluster, hostname: 'rack1-node2'};
  const labels = {
    'holt.example.com/rack': '',
    'holt.example.com/row': 'b',
    x: '',
  };
  const {body} = await call('UpdateKubernetesNodeLabels', {...node, labels});
  expect(body.labels).toEqual({
    'holt.example.com/row': 'b',
    'kubernetes.io/arch': 'amd64',
    'kubernetes.io/hostname': 'rack1-node2',
    'kubernetes.io/os': 'linux',
  });
  const own = await call('ListKubernetesNodeLabels', node);
  expect(own.body).toEqual({labels: {'holt.example.com/row': 'b'}});
  const all = await call('ListKubernetesNodeLabels', {...node, all: true});
  expect(all.body).toEqual(body);
  const gone = await call('ListKubernetesNodeLabels', {
    ...cluster,
    hostname: 'rack9-node9',
  });
  expect(gone.body.message).toBe('nodes "rack9-node9" not found');
});

describe('OSDs', () => {
  const osds = async (): Promise<JsonObject[]> =>
    listIn((await call('ListOSDs', ceph)).body.osds).map(findObjectIn);

  it('are down with their machine, and have no SMART data then', async () => {
    expect((await osds()).map(({up}) => up)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    const {body} = await call('DoSMART', {...ceph, osdName: 'osd.4'});
    const devices = findObjectIn(body.deviceOutputMap);
    expect(Object.keys(devices)).toEqual(['EXAMPLE_SSD960_SN000035']);
    expect(JSON.stringify(devices)).not.toContain('SN000031');
    await call('PowerOffMachine', {id: 'c6mr9h'});
    pass(3);
    expect((await osds()).map(({up}) => up)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    const off = await call('DoSMART', {...ceph, osdName: 'osd.4'});
    expect([off.status, off.body]).toEqual([500, {code: 'unknown'}]);
  });

  it('of a new cluster are on its machine', async () => {
    await call('CreateMachine', {id: 'w2bs5f', scopeUuid: staging});
    pass(30);
    await call('CreateNode', {
      scopeUuid: staging,
      machineId: 'w2bs5f',
      prefixName: 'lab',
      osdDevices: ['/dev/sdb', '/dev/sdc'],
    });
    const lab = {scopeUuid: staging, facilityName: 'lab-ceph-mon'};
    const {body} = await call('ListOSDs', lab);
    expect(listIn(body.osds)).toMatchObject([
      {name: 'osd.0', machine: {id: 'w2bs5f'}},
      {name: 'osd.1', machine: {id: 'w2bs5f'}},
    ]);
    const plugins = await call('ListPlugins', {
      ...lab,
      facilityName: 'lab-kubernetes-control-plane',
    });
    expect(plugins.body).toEqual({});
  });
});

it('a backend that the server does not find any more is found again', async () => {
  const [{request} = {request: {}}] = getExamples('UpdateConfig');
  await call('UpdateConfig', {...request, maasUrl: 'http://192.0.2.99/MAAS'});
  expect((await call('ListMachines')).status).toBe(500);
  expect((await call('ListScopes')).status).toBe(200);
  await call('UpdateConfig', request);
  expect((await call('ListMachines')).status).toBe(200);
});

describe('charts', () => {
  it('are those of the repositories', async () => {
    const chartRef = 'https://charts.example.com/node-exporter-4.36.0.tgz';
    const {body} = await call('GetChartMetadata', {chartRef});
    expect(body.valuesYaml).toContain('node-exporter');
    const missing = await call('GetChart', {name: 'shop'});
    expect(missing.body).toEqual({
      code: 'not_found',
      message: 'chart "shop" not found',
    });
    const [storefront] = listIn((await call('ListCharts')).body.charts);
    expect(listIn(findObjectIn(storefront).versions)).toHaveLength(1);
  });

  it('go with their repository', async () => {
    await call('UpdateHelmRepository', {urls: ['https://charts.example.net']});
    expect((await call('ListCharts')).body).toEqual({});
    expect((await call('GetChart', {name: 'storefront'})).status).toBe(404);
  });
});

it('two failed upgrades leave a rollback nothing to go back to', async () => {
  const release = {...cluster, namespace: 'web', name: 'storefront'};
  const chartRef = 'https://charts.example.com/storefront-1.8.2.tgz';
  const broken = {...release, chartRef, valuesYaml: 'replicaCount: -1\n'};
  expect((await call('UpdateRelease', broken)).status).toBe(500);
  expect((await call('RollbackRelease', release)).status).toBe(200);
  const {releases} = (await call('ListReleases', cluster)).body;
  expect(listIn(releases)[0]).toMatchObject({name: 'storefront', revision: 5});
  await call('UpdateRelease', broken);
  await call('UpdateRelease', broken);
  const stuck = await call('RollbackRelease', release);
  expect([stuck.status, stuck.body]).toEqual([500, {code: 'unknown'}]);
});

it('a facility shows the options that were set, and no cluster once it is gone', async () => {
  const {scopeUuid} = cluster;
  const name = 'prod-ceph-osd';
  const configYaml = `${name}:\n  osd-devices: /dev/sdd\n`;
  await call('UpdateFacility', {scopeUuid, name, configYaml});
  const {metadata} = (await call('GetFacility', {scopeUuid, name})).body;
  expect(findObjectIn(metadata).configYaml).toMatch(
    /osd-devices:\n {2}default: ""\n.*\n {2}source: user\n {2}type: string\n {2}value: \/dev\/sdd\n/,
  );
  await call('DeleteFacility', {scopeUuid, name: 'prod-ceph-mon'});
  const {essentials} = (await call('ListEssentials')).body;
  expect(
    listIn(essentials).map((essential) => findObjectIn(essential).name),
  ).toEqual(['prod-kubernetes-control-plane', 'ceph-mon']);
  expect((await call('ListPools', ceph)).status).toBe(500);
});
