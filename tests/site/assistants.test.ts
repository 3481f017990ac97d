/** The server for assistants of the built site, through the client of the protocol. */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {afterAll, describe, expect, it} from 'vitest';
import {splitLetters, longestDescription} from '../../src/assistants/shorten';
import {assistantFile, connect} from './assistantServer';
import {buildFolder} from './build';

const {client, call} = await connect();
afterAll(() => client.close());

const toValue = async (
  tool: string,
  given: Record<string, unknown>,
): Promise<unknown> => JSON.parse((await call(tool, given)).text);

interface Hit {
  kind: string;
  address: string;
}

const search = async (
  given: Record<string, unknown>,
): Promise<Record<'operations' | 'others', Hit[]>> =>
  (await toValue('search', given)) as Record<'operations' | 'others', Hit[]>;

const languages = [
  ['en', ''],
  ['zh-hant', '/zh-hant'],
] as const;

describe('the server for assistants', () => {
  it('has six tools, all of them read-only, that describe their input', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read',
      'describe_operation',
      'explain_error',
      'changes',
      'call_sandbox',
    ]);
    for (const {annotations, description, inputSchema} of tools) {
      expect(annotations).toMatchObject({
        readOnlyHint: true,
        openWorldHint: false,
      });
      expect(description).toMatch(/\.$/);
      expect(Object.keys(inputSchema.properties ?? {})).not.toEqual([]);
    }
  });

  it.each(languages)('reads every page that it finds, in %s', async (name) => {
    const queries = ['bucket', 'CreatePool', 'unknown', 'MAAS', 'machine.id'];
    for (const query of queries) {
      const {operations, others} = await search({
        query,
        language: name,
        limit: 20,
      });
      const hits = [...operations, ...others];
      expect(hits.length).toBeGreaterThan(0);
      for (const {address} of hits) {
        const {text, isError} = await call('read', {address, language: name});
        expect(isError, `${address}: ${text}`).toBe(false);
        expect(text).toMatch(/^# /m);
      }
    }
  });

  it.each(languages)(
    'reads a page as the site serves it, in %s',
    async (...[language, prefix]) => {
      const address = '/docs/api/storage-create-pool';
      const file = path.join(buildFolder, `${prefix}${address}.md`);
      expect(existsSync(file)).toBe(true);
      const {text} = await call('read', {
        address: `https://docs.example${prefix}${address}`,
      });
      expect(text, language).toBe(readFileSync(file, 'utf8'));
    },
  );

  it.each(languages)(
    'describes each operation of the site, in %s',
    async (name) => {
      const {paths} = JSON.parse(
        readFileSync(path.join(buildFolder, 'openapi.json'), 'utf8'),
      ) as {paths: Record<string, {post: {responses: object}}>};
      for (const [route, {post}] of Object.entries(paths)) {
        const found = (await toValue('describe_operation', {
          operation: route,
          language: name,
        })) as {path: string; errors: unknown[]; request: {fields: unknown[]}};
        expect(found.path).toBe(route);
        expect(found.errors.length > 0, route).toBe('x-connect-errors' in post);
      }
    },
  );

  it.each(languages)(
    'describes an operation in little, and all of it when asked, in %s',
    async (language) => {
      const asked = {operation: 'ListMachines', language};
      const short = await call('describe_operation', asked);
      expect(splitLetters(short.text)).toBeLessThanOrEqual(longestDescription);
      expect(short.text).toContain('"leftOut"');
      const field = await call('describe_operation', {
        ...asked,
        field: 'gpuDevices',
      });
      expect(field.text).toContain('machines[].gpuDevices[]');
      const all = await call('describe_operation', {...asked, part: 'all'});
      expect(all.text.length).toBeGreaterThan(short.text.length);
      expect(all.text).not.toContain('"leftOut"');
    },
  );

  it('describes no operation in more than that', async () => {
    const {paths} = JSON.parse(
      readFileSync(path.join(buildFolder, 'openapi.json'), 'utf8'),
    ) as {paths: object};
    for (const operation of Object.keys(paths)) {
      const {text} = await call('describe_operation', {operation});
      expect(splitLetters(text), operation).toBeLessThanOrEqual(
        longestDescription,
      );
    }
  });

  it('finds the operations that return a thing', async () => {
    for (const query of ['gpu', 'which machines have a GPU']) {
      const {operations} = await search({query, limit: 5});
      expect(operations.map(({address}) => address)).toContain(
        '/docs/api/machine-list-machines',
      );
    }
  });

  it.each(languages)('explains an error, in %s', async (language) => {
    const message = 'virtualmachines.kubevirt.io "db-7" not found';
    expect(
      await toValue('explain_error', {
        text: JSON.stringify({code: 'unknown', message}),
        operation: 'InstanceService.DeleteVirtualMachine',
        language,
      }),
    ).toMatchObject({
      found: [
        {
          sureness: 'certain',
          values: {name: 'db-7'},
          causes: [{code: 'unknown', operations: ['DeleteVirtualMachine']}],
        },
      ],
    });
    const nothing = (await toValue('explain_error', {
      text: 'npm ERR! code ENOENT',
      language,
    })) as {found: unknown[]; note: string};
    expect(nothing.found).toEqual([]);
    expect(nothing.note).not.toBe('');
  });

  it('calls the sandbox, which remembers', async () => {
    const scope = '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07';
    const facility = {scopeUuid: scope, facilityName: 'prod-ceph-mon'};
    const created = (await toValue('call_sandbox', {
      operation: 'CreateUser',
      request: {...facility, userId: 'assistant', userName: 'Assistant'},
    })) as {status: number};
    expect(created).toMatchObject({status: 200});
    const {text} = await call('call_sandbox', {
      operation: 'ListUsers',
      request: facility,
    });
    expect(text).toContain('"assistant"');
  });

  it('says which error the sandbox answered with', async () => {
    expect(
      await toValue('call_sandbox', {
        operation: 'CreatePool',
        request: {poolName: 7},
      }),
    ).toMatchObject({status: 400, body: {code: 'invalid_argument'}});
  });

  it.each([
    ['describe_operation', {operation: 'CreatePol'}, /There is no operation/],
    ['describe_operation', {operation: '__proto__'}, /There is no operation/],
    ['describe_operation', {}, /operation/],
    ['describe_operation', {operation: 'CreatePool', field: 'x'}, /no field/],
    ['describe_operation', {operation: 'CreatePool', part: 'x'}, /part/],
    ['explain_error', {text: ''}, /text/],
    ['explain_error', {text: 'x', operation: 'Nope'}, /no operation/],
    ['call_sandbox', {operation: 'Nope'}, /There is no operation/],
    ['call_sandbox', {operation: 'CreatePool', request: 'x'}, /request/],
    ['read', {address: '/docs/none'}, /There is no page/],
    ['read', {address: '../../../etc/passwd'}, /There is no page/],
    ['search', {query: ''}, /query/],
    ['search', {query: 'x', limit: 1e9}, /limit/],
    ['search', {query: 'x', language: 'de'}, /language/],
  ])('%s refuses %j', async (tool, given, message) => {
    const {text, isError} = await call(tool, given);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
  });

  it('refuses a query of a hundred thousand characters', async () => {
    const {text, isError} = await call('search', {query: 'x'.repeat(1e5)});
    expect(isError).toBe(true);
    expect(text.length).toBeLessThan(500);
  });

  it('speaks the language of the pages that it lies beside', async () => {
    const chinese = await connect('/zh-hant');
    const {text} = await chinese.call('describe_operation', {
      operation: 'CreatePool',
    });
    await chinese.client.close();
    expect(text).toContain('"service":"儲存"');
    expect(
      (await call('describe_operation', {operation: 'CreatePool'})).text,
    ).toContain('"service":"Storage"');
  });

  it('knows no other tool', async () => {
    await expect(call('delete_everything', {})).rejects.toThrow(/not found/);
  });

  it('answers hostile queries', async () => {
    const queries = [
      '\u0000',
      '(((((((([[[[',
      '\\'.repeat(500),
      '%E0%A4%A',
      '<script>alert(1)</script>',
      '😀'.repeat(300),
      'kind:operation service:storage kind:',
      '\ud800',
      '建'.repeat(1000),
      'a '.repeat(900),
    ];
    for (const query of queries) {
      const {text, isError} = await call('search', {query});
      expect(isError, `${query.slice(0, 20)}: ${text}`).toBe(false);
    }
  });

  it('answers a hundred calls at once', async () => {
    const answers = await Promise.all(
      Array.from({length: 100}, (_, index) =>
        index % 2
          ? call('search', {query: `machine ${index}`})
          : call('call_sandbox', {operation: 'ListScopes'}),
      ),
    );
    expect(answers.filter(({isError}) => isError)).toEqual([]);
    expect(answers[0]?.text).toContain('"scopes"');
    expect(answers[99]?.text).toContain('"address"');
  });

  it('writes nothing but the protocol to its output, whatever comes in', async () => {
    const server = spawn(process.execPath, [assistantFile()], {cwd: '/'});
    let out = '';
    server.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    const ended = new Promise((done) => server.on('close', done));
    const answered = new Promise((done) =>
      server.stdout.on('data', () => out.includes('"id":2') && done(true)),
    );
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: {name: 'test', version: '1'},
      },
    };
    server.stdin.write(`not json\n${JSON.stringify(initialize)}\n`);
    server.stdin.write(
      '{"jsonrpc":"2.0","method":"notifications/initialized"}\n',
    );
    server.stdin.write('{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n');
    await answered;
    server.stdin.end();
    await ended;
    const lines = out.trim().split('\n');
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({jsonrpc: '2.0'});
    }
    expect(lines.length).toBeGreaterThanOrEqual(2);
  });
});

interface Job {
  job: string;
  calls: ({call: string} & Record<'en' | 'zh-hant', string>)[];
}

const jobs = parse(
  readFileSync(new URL('jobs/jobs.yaml', import.meta.url), 'utf8'),
) as Job[];

describe.each(languages)('an assistant that works in %s', (language) => {
  it('has ten jobs', () => {
    expect(jobs).toHaveLength(10);
  });

  it.each(jobs)('finds the calls to: $job', async ({calls}) => {
    for (const {call: wanted, [language]: query} of calls) {
      const {operations} = await search({query, language});
      expect(operations.length).toBeLessThanOrEqual(5);
      const described = await Promise.all(
        operations.map(({address}) =>
          toValue('describe_operation', {operation: address, language}),
        ),
      );
      const names = described.map(
        (one) => (one as {operation: string}).operation,
      );
      expect(names, query).toContain(wanted);
    }
  });
});
