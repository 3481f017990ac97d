import {expect, it} from 'vitest';
import {getExamples, facts} from './sandbox/whole';

/** What the responses of an operation's examples have in a list. */
const inExamples = <Entry>(rpc: string, list: string): Entry[] =>
  getExamples(rpc).flatMap(
    ({response}) =>
      (response as Record<string, Entry[] | undefined>)[list] ?? [],
  );

it('storage classes have the pools that the charm gives them', () => {
  const classes = inExamples<{name: string; parameters: {pool?: string}}>(
    'ListStorageClasses',
    'storageClasses',
  );
  expect(classes).not.toEqual([]);
  for (const {name, parameters} of classes) {
    expect(parameters.pool).toBe(
      facts.values.poolsOfStorageClasses.value[name],
    );
  }
});

it('the facilities of a cluster are the charms of CreateNode', () => {
  const {onTheMachine, inContainers, subordinate} =
    facts.values.charmsOfCreateNode.value;
  const known = facts.names.find(({kind}) => kind === 'facility of a cluster');
  expect([...(known?.names ?? [])].sort()).toEqual(
    [...onTheMachine, ...inContainers, ...subordinate].sort(),
  );
});

it('an erasure-coded pool has the chunks of the default profile', () => {
  const {dataChunks, codingChunks} = facts.values.erasureCodeProfile.value;
  const pools = inExamples<{
    poolType: string;
    dataChunks: string;
    codingChunks: string;
    replicatedSize: string;
  }>('ListPools', 'pools').filter(({poolType}) => poolType === 'ERASURE');
  expect(pools).not.toEqual([]);
  for (const pool of pools) {
    expect(pool).toMatchObject({
      dataChunks: String(dataChunks),
      codingChunks: String(codingChunks),
      replicatedSize: String(dataChunks + codingChunks),
    });
  }
});

it('monitors run in containers, and the server finds their machine in the name', () => {
  const mons = inExamples<{name: string; machine: {hostname: string}}>(
    'ListMONs',
    'mons',
  );
  const annotations = new Map(
    inExamples<{
      hostname: string;
      workloadAnnotations?: Record<string, string>;
    }>('ListMachines', 'machines').map(({hostname, workloadAnnotations}) => [
      hostname,
      workloadAnnotations?.['juju-machine-id']?.split('-')[2],
    ]),
  );
  expect(mons).not.toEqual([]);
  for (const {name, machine} of mons) {
    expect(name).toMatch(/^juju-[0-9a-f]{6}-\d+-lxd-\d+$/);
    expect(name.split('-')[2]).toBe(annotations.get(machine.hostname));
  }
});
