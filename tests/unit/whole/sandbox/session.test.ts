import {beforeEach, describe, expect, it} from 'vitest';
import {platformHandlers} from '../../../../src/sandbox/handlers';
import type {JsonObject} from '../../../../src/sandbox/json';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {ceph, cluster, data, getExamples} from './whole';

useFastClock();
let {call, pass} = getSession(data);
beforeEach(() => {
  ({call, pass} = getSession(data));
});

describe('what a session remembers', () => {
  it('a virtual machine, from its creation to its end', async () => {
    const db = {...cluster, namespace: 'vms', name: 'db-1'};
    const create = {
      ...db,
      instanceTypeName: 'small',
      bootDataVolumeName: 'web-1-root',
    };
    const created = await call('CreateVirtualMachine', create);
    expect(created.body).toMatchObject({name: 'db-1', namespace: 'vms'});
    expect(created.body.disks).toHaveLength(1);
    const again = await call('CreateVirtualMachine', create);
    expect(again).toEqual({
      status: 500,
      body: {
        code: 'unknown',
        message: 'virtualmachines.kubevirt.io "db-1" already exists',
      },
    });

    const states = [
      ['StartVirtualMachine', 'Starting', 'Running'],
      ['PauseInstance', 'Paused', 'Paused'],
      ['ResumeInstance', 'Running', 'Running'],
      ['RestartVirtualMachine', 'Starting', 'Running'],
      ['StopVirtualMachine', 'Stopping', 'Stopped'],
    ] as const;
    const statusOf = async () =>
      (await call('GetVirtualMachine', db)).body.status;
    for (const [rpc, atFirst, then] of states) {
      expect((await call(rpc, db)).status).toBe(200);
      expect(await statusOf()).toBe(atFirst);
      pass(2);
      expect(await statusOf()).toBe(then);
    }
    expect((await call('PauseInstance', db)).body).toEqual({code: 'unknown'});

    const names = async (): Promise<unknown[]> => {
      const {body} = await call('ListVirtualMachines', {
        ...cluster,
        namespace: 'vms',
      });
      return (body.virtualMachines as JsonObject[]).map(({name}) => name);
    };
    expect(await names()).toContain('db-1');
    expect((await call('DeleteVirtualMachine', db)).body).toEqual({});
    expect(await names()).not.toContain('db-1');
    const gone = await call('GetVirtualMachine', db);
    expect(gone).toEqual({
      status: 500,
      body: {
        code: 'unknown',
        message: 'virtualmachines.kubevirt.io "db-1" not found',
      },
    });
  });

  it('a pool, its quota and its end', async () => {
    const pool = {...ceph, poolName: 'scratch'};
    await call('CreatePool', {
      ...pool,
      poolType: 'REPLICATED',
      replicatedSize: 2,
      applications: ['rbd'],
    });
    await call('UpdatePool', {...pool, quotaBytes: '1024'});
    const find = async (application?: string): Promise<unknown> => {
      const filter: JsonObject = application ? {application} : {};
      const {body} = await call('ListPools', {...ceph, ...filter});
      return (body.pools as JsonObject[]).find(({name}) => name === 'scratch');
    };
    // A 64-bit integer that came as a number leaves as a string.
    expect(await find('rbd')).toMatchObject({
      replicatedSize: '2',
      quotaBytes: '1024',
      poolType: 'REPLICATED',
    });
    expect(await find('rgw')).toBeUndefined();
    await call('DeletePool', pool);
    expect(await find()).toBeUndefined();
  });

  it('no image of a pool that is gone', async () => {
    const poolName = 'vm-images';
    const imagesIn = async (): Promise<unknown[]> => {
      const {body} = await call('ListImages', {...ceph, poolNames: [poolName]});
      return (body.images ?? []) as unknown[];
    };
    const [{request} = {request: {}}] = getExamples('CreateImage');
    const image = {...request, ...ceph, poolName, imageName: 'second'};
    expect((await call('CreateImage', image)).status).toBe(200);
    expect((await imagesIn()).length).toBeGreaterThan(1);
    expect((await call('DeletePool', {...ceph, poolName})).body).toEqual({});
    expect(await imagesIn()).toEqual([]);
  });

  it('one default among the boot images', async () => {
    const defaults = async (): Promise<unknown[]> => {
      const {body} = await call('GetConfiguration');
      return (body.bootImages as JsonObject[])
        .filter((image) => image.default === true)
        .map(({distroSeries}) => distroSeries);
    };
    for (const distroSeries of ['jammy', 'noble']) {
      expect((await call('SetDefaultBootImage', {distroSeries})).status).toBe(
        200,
      );
      expect(await defaults()).toEqual([distroSeries]);
    }
  });

  it('a machine without power, tags, a protected snapshot', async () => {
    await call('PowerOffMachine', {id: 'n4qk7w'});
    await call('CreateTag', {name: 'spare'});
    await call('AddMachineTags', {id: 'n4qk7w', tags: ['spare', 'storage']});
    pass(2);
    const {body: machine} = await call('GetMachine', {id: 'n4qk7w'});
    expect(machine.powerState).toBe('off');
    const tags = machine.tags as string[];
    expect(tags.filter((tag) => tag === 'storage')).toHaveLength(1);
    expect(tags).toContain('spare');

    const snapshot = {
      ...ceph,
      poolName: 'vm-images',
      imageName: 'web-1-data',
      snapshotName: 'tonight',
    };
    await call('CreateImageSnapshot', snapshot);
    await call('ProtectImageSnapshot', snapshot);
    const refused = await call('DeleteImageSnapshot', snapshot);
    expect(refused.body).toMatchObject({code: 'unknown'});
    await call('UnprotectImageSnapshot', snapshot);
    expect((await call('DeleteImageSnapshot', snapshot)).status).toBe(200);
    expect((await call('DeleteImageSnapshot', snapshot)).body).toEqual({
      code: 'unknown',
      message: 'RBD image not found: rbd: ret=-2, No such file or directory',
    });
  });

  it('nothing of a dry run, and nothing beyond the session', async () => {
    const release = {
      ...cluster,
      namespace: 'web',
      name: 'shop',
      chartRef: 'https://charts.example.com/storefront-1.8.2.tgz',
    };
    await call('CreateRelease', {...release, dryRun: true});
    const names = async (): Promise<unknown[]> =>
      ((await call('ListReleases', cluster)).body.releases as JsonObject[]).map(
        ({name}) => name,
      );
    expect(await names()).not.toContain('shop');
    await call('CreateRelease', release);
    expect(await names()).toContain('shop');
    ({call, pass} = getSession(data));
    expect(await names()).not.toContain('shop');
  });

  it('nothing of a dry run, which answers as if it were none', async () => {
    const release = {...cluster, namespace: 'web', name: 'storefront'};
    const chartRef = 'https://charts.example.com/storefront-1.8.2.tgz';
    const update = {...release, chartRef};
    const revision = async (): Promise<unknown> => {
      const {body} = await call('ListReleases', cluster);
      const releases = body.releases as JsonObject[];
      return releases.find(({name}) => name === release.name)?.revision;
    };
    const before = await revision();
    const dry = await call('UpdateRelease', {...update, dryRun: true});
    await call('RollbackRelease', {...release, dryRun: true});
    await call('DeleteRelease', {...release, dryRun: true});
    expect(await revision()).toBe(before);
    const real = await call('UpdateRelease', update);
    expect(await revision()).toBe(Number(before) + 1);
    expect(dry).toEqual(real);
  });

  it('an object of the examples may be created once again', async () => {
    const request = getExamples('CreateTag')[0]!.request;
    expect((await call('CreateTag', request)).status).toBe(200);
    expect((await call('CreateTag', request)).status).toBe(500);
  });
});

it('every handler is one of an operation', () => {
  const known = Object.values(data.operations).map(({rpc}) => rpc);
  expect(known).toEqual(expect.arrayContaining(Object.keys(platformHandlers)));
});
