/** The program that readers download, as a process in a folder that has nothing of the site. */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, describe, expect, it} from 'vitest';
import {buildFolder} from './build';

const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
};

const folder = mkdtempSync(path.join(tmpdir(), 'holt-'));
afterAll(() => rmSync(folder, {recursive: true}));

const program = (name = 'holt.mjs'): string => path.resolve(buildFolder, name);

const run = (args: string[], input = '', file = program()) =>
  spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
  });

const error = JSON.stringify({
  code: 'unknown',
  message: 'virtualmachine.kubevirt.io "web-9" not found',
});

describe('mcp', () => {
  const page = readFileSync('docs/assistants.mdx', 'utf8');
  const readArgs = (file: string): string[] => {
    const [, json = ''] =
      new RegExp(`title="${file}"\n([^]*?)\n\`\`\``).exec(page) ?? [];
    const [servers] = Object.values(JSON.parse(json) as object) as unknown[];
    const {command, args} = (
      servers as {holt: {command: string; args: string[]}}
    ).holt;
    return [command, ...args];
  };
  const [, added = ''] = /^claude mcp add holt -- (.+)$/m.exec(page) ?? [];

  it.each([
    ['Claude Code', added.split(' ')],
    ['Cursor', readArgs('.cursor/mcp.json')],
    ['VS Code', readArgs('.vscode/mcp.json')],
    ['a configuration of before', ['node', '/home/you/holt-mcp.mjs']],
    ['Chinese', ['node', '/home/you/zh-hant/holt.mjs', 'mcp']],
  ])('starts as in %s, and says its version', async (_, line) => {
    const [command, file = '', ...args] = line;
    expect(command).toBe('node');
    expect(file).toMatch(/^\/home\/you\//);
    const client = new Client({name: 'test', version: '1'});
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [program(file.replace('/home/you/', '')), ...args],
        cwd: folder,
      }),
    );
    // Two builds tell themselves apart.
    expect(client.getServerVersion()?.version).toMatch(
      new RegExp(`^${version}\\+[\\da-f]{8}$`),
    );
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toContain('call_sandbox');
    await client.close();
  });

  it('names the product in each tool, and finds what is misspelled', async () => {
    const client = new Client({name: 'test', version: '1'});
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [program(), 'mcp'],
      }),
    );
    const {tools} = await client.listTools();
    for (const {description} of tools) expect(description).toContain('Holt');
    const {content} = await client.callTool({
      name: 'search',
      arguments: {query: 'ListPols'},
    });
    expect((content as {text: string}[])[0]!.text).toContain(
      'storage-list-pools',
    );
    await client.close();
  });
});

/** Starts the sandbox. @returns it, and what it printed first */
async function startSandbox(
  port: string,
): Promise<{child: ChildProcess; address: string}> {
  const child = spawn(process.execPath, [program(), 'sandbox', '--port', port]);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {child, address: said.toString().replace(/^Sandbox: |\n$/g, '')};
}

describe('sandbox', () => {
  it('answers calls from every site until it is stopped', async () => {
    const {child, address} = await startSandbox('0');
    const {port} = new URL(address);
    const call = (init: RequestInit): Promise<Response> =>
      fetch(`${address}/holt.scope.v1.ScopeService/ListScopes`, init);
    const answer = await call({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Connect-Protocol-Version': '1',
        Origin: 'https://a.example',
      },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await answer.json()).toHaveProperty('scopes');
    const preflight = await call({
      method: 'OPTIONS',
      headers: {
        Origin: 'https://a.example',
        'Access-Control-Request-Method': 'POST',
      },
    });
    expect(preflight.status).toBe(204);

    const second = run(['sandbox', '--port', port]);
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Port ${port} is in use.`);

    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it.each(['x', '70000', '-1'])('does not take the port %s', (port) => {
    const {status, stderr} = run(['sandbox', `--port=${port}`]);
    expect(status).toBe(2);
    expect(stderr).toContain('--port must be a number');
  });
});

describe('explain', () => {
  it('finds an error on standard input and in a file', () => {
    const file = path.join(folder, 'error.txt');
    writeFileSync(file, error);
    const wide = path.join(folder, 'wide.txt');
    writeFileSync(wide, `\ufeff${error}`, 'utf16le');
    const piped = run(['explain'], error);
    expect(piped).toMatchObject({status: 0, stderr: ''});
    expect(piped.stdout).toContain('name = web-9');
    expect(piped.stdout).toContain('Check:\n');
    expect(piped.stdout).toContain('Fix:\n');
    expect(run(['explain', file]).stdout).toBe(piped.stdout);
    expect(run(['explain', wide]).stdout).toBe(piped.stdout);
  });

  it('prints what the page shows', () => {
    const page = readFileSync('docs/command-line.mdx', 'utf8');
    const [, text = ''] = /```json title="error.txt"\n([^]*?)```/.exec(page)!;
    const [, command = ''] = /^node holt\.mjs (explain .*)$/m.exec(page)!;
    const [, shown] = /```text\n([^]*?)```/.exec(page)!;
    writeFileSync(path.join(folder, 'error.txt'), text);
    const {stdout} = run(command.split(' '));
    expect(stdout).toBe(shown);
  });

  it('shows no control characters of the error', () => {
    const text = error.replace('web-9', '\\u001b[31mweb\u001b[31m\u202e');
    expect(run(['explain'], text).stdout).not.toMatch(/[\u001b\u202e]/);
  });
});

it.each([
  [['explain'], 'all is well', 1, /No error of this API/],
  [['explain'], ' \n', 2, /There is no text/],
  [['explain', 'nowhere.txt'], '', 2, /nowhere\.txt/],
  [
    ['explain', 'a.txt', 'b.txt'],
    error,
    2,
    /"b\.txt" is one argument too many/,
  ],
  [['explain', '--operation', 'Nope'], error, 2, /no operation "Nope"/],
  [['explain', '--nope'], error, 2, /Unknown option '--nope'/],
  [['check'], '', 2, /There is no command "check"/],
  [['__proto__'], '', 2, /There is no command "__proto__"/],
  [[], '', 2, /There is no command/],
  [['--help'], '', 0, /Usage: node holt\.mjs <command>/],
  [['sandbox', '-h'], '', 0, /4010 unless given/],
  [['--version'], '', 0, new RegExp(`^${version}\\+[\\da-f]{8}\n$`)],
] as const)('%j with %j ends with %i', (args, input, code, said) => {
  const {status, stdout, stderr} = run([...args], input);
  expect(status).toBe(code);
  expect(code === 2 ? stderr : stdout).toMatch(said);
  expect(code === 2 ? stdout : stderr).toBe('');
  if (code === 2) expect(stderr).toContain('Usage: node holt.mjs <command>');
});
