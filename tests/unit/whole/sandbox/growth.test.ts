import {beforeEach, expect, it} from 'vitest';
import type {JsonObject} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {cluster, data, facts} from './whole';

useFastClock();
let {call, pass} = getSession(data);
beforeEach(() => {
  ({call, pass} = getSession(data));
});

const {scopeUuid} = cluster;
const staging = '8b2e61d4-0f57-4c93-a1e8-d7c40b95f326';

interface Unit {
  name: string;
  workloadStatus: {state: string};
  machineId: string;
  hostname: string;
  leader: boolean;
}

async function parseUnits(scope: string, name: string): Promise<Unit[]> {
  const {body} = await call('GetFacility', {scopeUuid: scope, name});
  return body.units as unknown as Unit[];
}
const getStates = (units: Unit[]): string[] =>
  units.map(({workloadStatus: {state}}) => state);

it('units of a facility are named at once and active some polls later', async () => {
  const name = 'prod-ceph-osd';
  const placements: JsonObject[] = [
    {machineId: 'n4qk7w', machine: true},
    {machineId: 'p8xd3t', lxd: true},
  ];
  const added = await call('AddFacilityUnits', {
    scopeUuid,
    name,
    number: '2',
    placements,
  });
  expect(added.body).toEqual({unitNames: [`${name}/3`, `${name}/4`]});
  const fresh = (await parseUnits(scopeUuid, name)).slice(3);
  expect(fresh).toMatchObject([
    {name: `${name}/3`, machineId: 'n4qk7w', hostname: 'rack1-node1'},
    {name: `${name}/4`, machineId: '', hostname: ''},
  ]);
  const old = ['active', 'active', 'active'];
  for (const state of ['waiting', 'maintenance', 'active']) {
    const states = getStates(await parseUnits(scopeUuid, name));
    expect(states).toEqual([...old, state, state]);
    pass(3.5);
  }
  const again = await call('AddFacilityUnits', {scopeUuid, name, number: '1'});
  expect(again.body).toEqual({unitNames: [`${name}/5`]});
});

it.each([
  ['no number', {}, 'must add at least one unit'],
  ['a negative number', {number: '-1'}, 'must add at least one unit'],
  [
    'a machine of no scope',
    {number: '1', placements: [{machineId: 'k3vz8b', machine: true}]},
    'juju machine id not found',
  ],
  ['an unknown facility', {number: '1', name: 'none'}, 'application "none"'],
])('units are refused for %s', async (_, fields, message) => {
  const request = {scopeUuid, name: 'reports-db', number: '0', ...fields};
  const {status, body} = await call('AddFacilityUnits', request);
  expect(status).toBe(500);
  expect(body.message).toContain(message);
  expect(await parseUnits(scopeUuid, 'reports-db')).toHaveLength(1);
});

it('a cluster on one machine has the charms of its names and places', async () => {
  await call('CreateMachine', {id: 'w2bs5f', scopeUuid: staging});
  pass(30);
  await call('CreateNode', {
    scopeUuid: staging,
    machineId: 'w2bs5f',
    prefixName: 'lab',
    osdDevices: ['/dev/sdb'],
  });
  const {body} = await call('ListFacilities', {scopeUuid: staging});
  const facilities = body.facilities as unknown as {
    name: string;
    units?: Unit[];
  }[];
  const made = facilities
    .filter(({name}) => name.startsWith('lab-'))
    .map(({name, units = []}) => ({name: name.slice('lab-'.length), units}));
  const {onTheMachine, inContainers, subordinate} =
    facts.values.charmsOfCreateNode.value;
  const charms = [...onTheMachine, ...inContainers, ...subordinate];
  expect(charms).toHaveLength(15);
  expect(made.map(({name}) => name).sort()).toEqual([...charms].sort());
  const placesOf = (some: readonly string[]): string[][] =>
    made
      .filter(({name}) => some.includes(name))
      .map(({units}) => units.map(({machineId}) => machineId));
  expect(placesOf(onTheMachine)).toEqual([['w2bs5f'], ['w2bs5f']]);
  expect(placesOf(inContainers)).toEqual(inContainers.map(() => ['']));
  expect(placesOf(subordinate)).toEqual(subordinate.map(() => []));
});

it('an erasure-coded pool has the chunks of the default profile', async () => {
  const ceph = {scopeUuid, facilityName: 'prod-ceph-mon'};
  const pool = {poolName: 'cold', poolType: 'ERASURE', applications: ['rgw']};
  await call('CreatePool', {...ceph, ...pool});
  const {body} = await call('ListPools', ceph);
  const {dataChunks, codingChunks} = facts.values.erasureCodeProfile.value;
  expect(body.pools).toContainEqual(
    expect.objectContaining({
      name: 'cold',
      dataChunks: String(dataChunks),
      codingChunks: String(codingChunks),
    }),
  );
});

it('a cluster on one machine grows to three', async () => {
  const machines = ['w2bs5f', 'k3vz8b', 't6hn2c'];
  for (const id of machines) {
    const made = await call('CreateMachine', {id, scopeUuid: staging});
    expect(made.status).toBe(200);
  }
  pass(30);
  for (const id of machines) {
    const {body} = await call('GetMachine', {id});
    expect(body).toMatchObject({status: 'Deployed'});
  }
  await call('CreateNode', {
    scopeUuid: staging,
    machineId: 'w2bs5f',
    prefixName: 'lab',
    osdDevices: ['/dev/sdb'],
  });
  // Before the first unit is installed, which must not end the others.
  const {body} = await call('AddFacilityUnits', {
    scopeUuid: staging,
    name: 'lab-ceph-osd',
    number: '2',
    placements: [
      {machineId: 'k3vz8b', machine: true},
      {machineId: 't6hn2c', machine: true},
    ],
  });
  expect(body.unitNames).toEqual(['lab-ceph-osd/1', 'lab-ceph-osd/2']);
  pass(10);
  const units = await parseUnits(staging, 'lab-ceph-osd');
  expect(getStates(units)).toEqual(['active', 'active', 'active']);
  expect(units.map(({leader}) => leader)).toEqual([true, false, false]);
  expect(units[2]).toMatchObject({hostname: 'rack2-node4'});
  // What others have asked for goes on waiting.
  expect(getStates(await parseUnits(scopeUuid, 'reports-db'))).toEqual([
    'waiting',
  ]);
});

const storefront = {...cluster, namespace: 'web', name: 'storefront'};

async function getPods(): Promise<{names: string[]; phases: string[]}> {
  const {body} = await call('GetApplication', storefront);
  const pods = (body.pods ?? []) as JsonObject[];
  return {
    names: pods.map(({name}) => name as string),
    phases: pods.map(({phase}) => phase as string),
  };
}

it('a pod that is deleted is replaced by one of another name', async () => {
  const [first = '', second] = (await getPods()).names;
  const pod = {...storefront, name: first};
  expect((await call('DeleteApplicationPod', pod)).body).toEqual({});
  const {names, phases} = await getPods();
  expect(names[0]).toMatch(/^storefront-7c9d8f6b5-\w{5}$/);
  expect(names[0]).not.toBe(first);
  expect(names[1]).toBe(second);
  expect(phases).toEqual(['Pending', 'Running']);
  pass(2);
  expect((await getPods()).phases).toEqual(['Running', 'Running']);
  const again = await call('DeleteApplicationPod', pod);
  expect(again.body).toEqual({
    code: 'unknown',
    message: `pods "${first}" not found`,
  });
});

it('a restart replaces every pod, and scaling adds and takes away', async () => {
  const before = (await getPods()).names;
  const kind = {...storefront, type: 'Deployment'};
  await call('RestartApplication', kind);
  expect((await getPods()).names).toEqual(before);
  pass(2);
  const restarted = (await getPods()).names;
  expect(restarted).toHaveLength(2);
  for (const name of restarted) {
    expect(name).toMatch(/^storefront-\w{8}-\w{5}$/);
    expect(before).not.toContain(name);
  }
  await call('ScaleApplication', {...kind, replicas: 3});
  expect((await getPods()).names.slice(0, 2)).toEqual(restarted);
  expect((await getPods()).phases).toEqual(['Running', 'Running', 'Pending']);
  pass(2);
  expect((await getPods()).phases[2]).toBe('Running');
  await call('ScaleApplication', {...kind, replicas: 0});
  expect((await getPods()).names).toEqual([]);
});
