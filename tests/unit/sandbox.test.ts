import {readFileSync} from 'node:fs';
import {beforeEach, describe, expect, it} from 'vitest';
import {readBundle} from '../../src/reference/loadReference';
import {createSandbox, type Handler} from '../../src/sandbox/createSandbox';
import type {JsonObject} from '../../src/sandbox/json';
import type {SandboxData} from '../../src/sandbox/model';
import {validatorOf} from '../../src/sandbox/validate';

const file = '.generated/static/en/sandbox.json';
const data = JSON.parse(readFileSync(file, 'utf8')) as SandboxData;
const operations = Object.entries(data.operations);
const documented = readBundle('.').paths;
const pathOf = (rpc: string): string =>
  operations.find(([, operation]) => operation.rpc === rpc)?.[0] ?? rpc;

let sandbox: Handler;
beforeEach(() => {
  sandbox = createSandbox(data);
});

interface Answer {
  status: number;
  body: JsonObject;
}

async function send(
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await sandbox(
    new Request(`https://sandbox.invalid${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      body,
    }),
  );
  return {status: response.status, body: (await response.json()) as JsonObject};
}

const call = (rpc: string, message: JsonObject): Promise<Answer> =>
  send(pathOf(rpc), JSON.stringify(message));

const cluster = {
  scopeUuid: '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07',
  facilityName: 'prod-kubernetes-control-plane',
};
const ceph = {...cluster, facilityName: 'prod-ceph-mon'};

describe('every example of every unary operation', () => {
  const unary = operations.filter(([, {streaming}]) => !streaming);
  it.each(unary)('%s', async (path, operation) => {
    const codes = documented[path]?.post['x-connect-errors'] ?? [];
    const check = validatorOf(operation.response, data.schemas);
    expect(operation.examples.length).toBeGreaterThan(0);
    for (const {request} of operation.examples) {
      sandbox = createSandbox(data);
      const {status, body} = await send(path, JSON.stringify(request));
      if (status === 200) {
        check(body);
      } else {
        expect(codes.map(({code}) => code)).toContain(body.code);
        expect(status).toBe(data.statuses[body.code as string]);
      }
      expect(status === 501).toBe(operation.unimplemented);
    }
  });
});

describe('what a session remembers', () => {
  it('a virtual machine, from its creation to its end', async () => {
    const db = {...cluster, namespace: 'vms', name: 'db-1'};
    const create = {
      ...db,
      instanceTypeName: 'large',
      bootDataVolumeName: 'db-1-root',
    };
    const created = await call('CreateVirtualMachine', create);
    expect(created.body).toMatchObject({name: 'db-1', namespace: 'vms'});
    expect(created.body.disks).toHaveLength(1);
    const again = await call('CreateVirtualMachine', create);
    expect(again).toMatchObject({status: 409, body: {code: 'already_exists'}});

    const states = [
      ['StartVirtualMachine', 'Running'],
      ['PauseInstance', 'Paused'],
      ['ResumeInstance', 'Running'],
      ['StopVirtualMachine', 'Stopped'],
    ] as const;
    for (const [rpc, status] of states) {
      expect((await call(rpc, db)).status).toBe(200);
      const {body} = await call('GetVirtualMachine', db);
      expect(body.status).toBe(status);
    }
    expect((await call('PauseInstance', db)).body).toEqual({
      code: 'unknown',
      message:
        'virtual machine "db-1" in "vms" has status "Stopped"; this call needs "Running"',
    });

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
    expect(gone).toMatchObject({status: 404, body: {code: 'not_found'}});
    expect(gone.body.message).toContain('"db-1"');
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

  it('a machine without power, tags, a protected snapshot', async () => {
    await call('PowerOffMachine', {id: 'n4qk7w'});
    await call('AddMachineTags', {id: 'n4qk7w', tags: ['spare', 'storage']});
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
    expect((await call('DeleteImageSnapshot', snapshot)).status).toBe(404);
  });

  it('nothing of a dry run, and nothing beyond the session', async () => {
    const release = {
      ...cluster,
      namespace: 'web',
      name: 'shop',
      chartRef: 'https://charts.example.com/shop-1.0.0.tgz',
    };
    await call('CreateRelease', {...release, dryRun: true});
    const names = async (): Promise<unknown[]> =>
      ((await call('ListReleases', cluster)).body.releases as JsonObject[]).map(
        ({name}) => name,
      );
    expect(await names()).not.toContain('shop');
    await call('CreateRelease', release);
    expect(await names()).toContain('shop');
    sandbox = createSandbox(data);
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
    const [example] = data.operations[pathOf('CreatePool')]?.examples ?? [];
    const request = example?.request ?? {};
    expect((await call('CreatePool', request)).status).toBe(200);
    expect((await call('CreatePool', request)).status).toBe(409);
  });
});

describe('bad requests', () => {
  const pool = {...ceph, poolName: 'a', poolType: 'REPLICATED'};
  const bad: [string, string, RegExp][] = [
    ['nothing', '', /empty/],
    ['bad JSON', '{"poolName": }', /not JSON/],
    ['a list', '[]', /must be a JSON object/],
    ['a missing field', JSON.stringify(ceph), /poolName/],
    ['a wrong type', JSON.stringify({...pool, poolName: 7}), /^poolName: /],
    [
      'an unknown enum value',
      JSON.stringify({...pool, poolType: 'MIRRORED'}),
      /^poolType: .*ERASURE/,
    ],
    [
      'a fault inside a list',
      JSON.stringify({...pool, applications: ['rbd', {}]}),
      /^applications\[1\]: /,
    ],
    [
      'a large number that is none',
      JSON.stringify({...pool, quotaBytes: '1e9'}),
      /^quotaBytes: /,
    ],
  ];
  it.each(bad)('%s is invalid_argument', async (_, body, message) => {
    const answer = await send(pathOf('CreatePool'), body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_argument');
    expect(answer.body.message).toMatch(message);
  });

  it('null and unknown fields do no harm', async () => {
    const answer = await call('ListPools', {
      ...ceph,
      application: null,
      colour: 'red',
      __proto__: {scopeUuid: 'x'},
    });
    expect(answer.status).toBe(200);
  });

  it('an unknown scope is not_found', async () => {
    const answer = await call('ListPools', {...ceph, scopeUuid: 'nowhere'});
    expect(answer.body.code).toBe('not_found');
    expect(answer.body.message).toContain('ListScopes');
  });
});

describe('the protocol', () => {
  const request = (init: RequestInit, path = pathOf('ListTags')) =>
    sandbox(new Request(`https://sandbox.invalid${path}`, init));
  const json = {'Content-Type': 'application/json; charset=utf-8'};

  it('has one method, one media type, and known paths', async () => {
    const get = await request({});
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
    const text = await request({method: 'POST', body: '{}'});
    expect(text.status).toBe(415);
    expect(text.headers.get('Accept-Post')).toBe('application/json');
    const unknown = await request(
      {method: 'POST', headers: json, body: '{}'},
      '/holt.machine.v1.MachineService/Nothing',
    );
    expect(unknown.status).toBe(404);
    const proto = await request({method: 'POST'}, '/constructor');
    expect(proto.status).toBe(404);
    expect(
      (await request({method: 'POST', headers: json, body: '{}'})).status,
    ).toBe(200);
  });

  it.each([
    [{'Connect-Protocol-Version': '2'}, 'invalid_argument'],
    [{'Connect-Timeout-Ms': '-5'}, 'invalid_argument'],
    [{'Connect-Timeout-Ms': '12345678901'}, 'invalid_argument'],
    [{'Connect-Timeout-Ms': '1'}, 'deadline_exceeded'],
    [{'Content-Encoding': 'br'}, 'unimplemented'],
  ])('%o leads to %s', async (headers, code) => {
    const {status, body} = await send(pathOf('ListTags'), '{}', headers);
    expect(body.code).toBe(code);
    expect(status).toBe(data.statuses[code]);
  });
});
