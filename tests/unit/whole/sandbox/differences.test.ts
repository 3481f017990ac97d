import {expect, it} from 'vitest';
import {createSandbox} from '../../../../src/sandbox/createSandbox';
import {changesHeader, readChanges} from '../../../../src/sandbox/notes';
import {data} from './whole';

const sandbox = createSandbox(data, {latency: 0});

/** The changes that a response reports, as one line each. */
async function call(rpc: string, body: object): Promise<string[]> {
  const path = Object.keys(data.operations).find((key) =>
    key.endsWith(`/${rpc}`),
  );
  const response = await sandbox(
    new Request(`https://sandbox.invalid${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    }),
  );
  const header = response.headers.get(changesHeader) ?? '';
  return readChanges(header).map(({sign, schema, name, fields}) =>
    [sign, schema, name, ...fields].join(' '),
  );
}

const cluster = {
  scopeUuid: '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07',
  facilityName: 'prod-ceph-mon',
};

it('reports objects that a call creates, changes and deletes', async () => {
  const tag = {name: 'gpu-node', comment: ''};
  expect(await call('CreateTag', tag)).toEqual(['+ Tag gpu-node']);
  expect(await call('CreateTag', tag)).toEqual([]);
  expect(
    await call('AddMachineTags', {id: 'n4qk7w', tags: ['gpu-node']}),
  ).toEqual(['~ Machine rack1-node1 tags']);
  expect(await call('ListMachines', {})).toEqual([]);
  expect(await call('DeleteTag', {name: 'gpu-node'})).toEqual(
    expect.arrayContaining(['- Tag gpu-node', '~ Machine rack1-node1 tags']),
  );
});

it('reports an object inside another one, but not the one around it', async () => {
  const snapshot = {
    ...cluster,
    poolName: 'vm-images',
    imageName: 'web-1-data',
    snapshotName: 'before-test',
  };
  expect(await call('CreateImageSnapshot', snapshot)).toEqual([
    '+ Snapshot before-test',
  ]);
});

it('reports the object of an example as new, and nothing as deleted', async () => {
  const operation = Object.values(data.operations).find(
    ({rpc}) => rpc === 'CreateVirtualMachine',
  );
  const request = operation?.examples[0]?.request ?? {};
  const changes = await call('CreateVirtualMachine', request);
  expect(changes).toContain('+ VirtualMachine web-1');
  expect(changes.join('\n')).not.toMatch(/^[-~]/m);
});

it('reports objects that a longer list keeps as unchanged', async () => {
  const operation = Object.values(data.operations).find(
    ({rpc}) => rpc === 'AddFacilityUnits',
  );
  const request = operation?.examples[0]?.request ?? {};
  expect(await call('AddFacilityUnits', request)).toEqual([
    '~ Facility reports-db status',
    '+ Unit reports-db/1',
  ]);
});

it('reports the part of its work that a failing call has done', async () => {
  const request = {
    ...cluster,
    bucketName: 'trial-bucket',
    owner: 'publisher',
    policy: '{',
  };
  expect(await call('UpdateBucket', request)).toEqual([
    expect.stringMatching(/^~ Bucket trial-bucket .*owner/),
  ]);
});

it.each(['', '{', '1', 'null'])('finds no change in %j', (header) => {
  expect(readChanges(header)).toEqual([]);
});
