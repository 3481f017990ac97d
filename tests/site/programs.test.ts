/** The programs that the site serves, each as a process in a folder that has nothing of the site. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {parse} from 'yaml';
import {afterAll, describe, expect, it} from 'vitest';
import {site} from '../../src/site';
import {locales} from '../e2e/addresses';
import {buildFolder, readBuilt} from './build';
import {description} from './description';

const program = (name: string, prefix: string): string =>
  path.resolve(buildFolder, `.${prefix}`, name);

/** What assistants are asked to do, and the calls that do it. */
const jobs = parse(
  readFileSync(new URL('jobs/jobs.yaml', import.meta.url), 'utf8'),
) as {calls: Record<'call' | 'en' | 'zh-hant', string>[]}[];

/** An error that a description lists. */
interface Remedy {
  code: string;
}

/** The errors of an operation in a description that the site serves. */
function getErrors(file: string, operation: string): Remedy[] {
  const {paths} = JSON.parse(readBuilt(file)) as {
    paths: Record<string, {post: {'x-connect-errors'?: Remedy[]}}>;
  };
  const [, found] =
    Object.entries(paths).find(([path]) => path.endsWith(`/${operation}`)) ??
    [];
  return found?.post['x-connect-errors'] ?? [];
}

const error = JSON.stringify({
  code: 'unknown',
  message: 'virtualmachines.kubevirt.io "db-7" not found',
});

const texts = {
  en: ['Storage', 'The namespace has no virtual machine with this name.'],
  'zh-hant': ['儲存', '命名空間中沒有此名稱的虛擬機器。'],
} as const;

describe.each(locales)('the programs beside the pages in $name', (locale) => {
  const {name: language, prefix} = locale;
  const [service, cause] = texts[language];
  const client = new Client({name: 'test', version: '1'});
  const connected = client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program('holt-mcp.mjs', prefix)],
      cwd: '/',
    }),
  );
  afterAll(() => client.close());

  const call = async (
    name: string,
    given: Record<string, unknown>,
  ): Promise<string> => {
    await connected;
    const {content} = await client.callTool({name, arguments: given});
    return (content as {text: string}[])[0]?.text ?? '';
  };

  it('serve assistants, in the language of the pages', async () => {
    const address = `${prefix}/docs/api/storage-create-pool`;
    const page = readBuilt(`${address}.md`);
    const operation = 'CreatePool';
    // Both are the page, as far as it fits.
    const read = await call('read', {address});
    expect(read).toBe(await call('describe_operation', {operation}));
    const begin = read;
    expect(page.startsWith(begin.slice(0, 3000))).toBe(true);
    expect(begin).toContain(service);
    const errors = await call('read', {address: `${address}#error.unknown.1`});
    expect(page).toContain(errors);
    for (const {code} of getErrors(`${prefix}/openapi.json`, operation)) {
      expect(errors).toContain(code);
    }
    expect(await call('read', {address: '../../../etc/passwd'})).toMatch(
      /There is no page|沒有/,
    );
    expect(await call('explain_error', {text: error})).toContain('db-7');
    expect(
      await call('call_sandbox', {operation, request: {poolName: 7}}),
    ).toContain('invalid_argument');
  });

  it('find the calls of each job of an assistant among five', async () => {
    const missed: string[] = [];
    for (const {call: wanted, [language]: query} of jobs.flatMap(
      ({calls}) => calls,
    )) {
      const {operations} = JSON.parse(
        await call('search', {query, language}),
      ) as {operations: {address: string}[]};
      const slug = description.operations.find((one) =>
        one.path.endsWith(`/${wanted}`),
      )?.slug;
      const found = operations.slice(0, 5).map(({address}) => address);
      if (!found.includes(`/docs/api/${slug}`)) missed.push(query);
    }
    // What an operation returns, and no text of its page says, is not found.
    expect(missed.length, missed.join(', ')).toBeLessThan(3);
  });

  it('explain an error in a terminal', () => {
    const args = [program('holt.mjs', prefix), 'explain'];
    const ran = spawnSync(process.execPath, args, {
      cwd: '/',
      encoding: 'utf8',
      input: error,
    });
    expect(ran).toMatchObject({stderr: '', status: 0});
    expect(ran.stdout).toContain(cause);
    expect(ran.stdout).toContain(`${site.url}${prefix}/docs/api/`);
  });
});
