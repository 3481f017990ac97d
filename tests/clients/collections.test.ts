import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSandbox} from '../../src/sandbox/createSandbox';
import {description} from '../site/description';
import {
  forgetfulSandbox,
  listen,
  sandboxData,
  type Listening,
} from '../samples/sandboxServer';

const run = promisify(execFile);

/** A call as the sandbox got it. */
interface Received {
  path: string;
  version: string | null;
  token: string | null;
  body: unknown;
}

let received: Received[] = [];
let sandbox: Listening;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'collections-'));
  const handler = forgetfulSandbox();
  sandbox = await listen(async (request) => {
    received.push({
      path: new URL(request.url).pathname,
      version: request.headers.get('connect-protocol-version'),
      token: request.headers.get('authorization'),
      body: await request.clone().json(),
    });
    return handler(request);
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, {recursive: true});
});

const unary = description.operations.filter(({stream}) => !stream);

/** The status that the sandbox sends to the first example of an operation. */
async function getStatus(call: string, body: unknown): Promise<number> {
  const request = new Request(`http://sandbox${call}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Connect-Protocol-Version': '1',
    },
    body: JSON.stringify(body),
  });
  const {status} = await createSandbox(sandboxData)(request);
  return status;
}

/** What a tool must have sent, and what it must have got. */
async function checkCalls(statuses: Map<string, number>): Promise<void> {
  const calls = new Map(received.map((one) => [one.path, one]));
  expect(received).toHaveLength(unary.length);
  for (const {path: call, request} of unary) {
    expect(calls.get(call), call).toEqual({
      path: call,
      version: '1',
      token: 'Bearer of-the-reader',
      body: request.examples[0],
    });
    const status = await getStatus(call, request.examples[0]);
    expect(statuses.get(call), call).toBe(status);
  }
  const well = [...statuses.values()].filter((status) => status === 200);
  expect(well.length).toBeGreaterThan(unary.length * 0.9);
}

/** Nothing of the process's own settings reaches a tool. */
const quiet = {env: {PATH: process.env.PATH, HOME: tmpdir()}};

const getFile = (locale: string, name: string): string =>
  path.resolve(`.generated/static/${locale}/${name}`);

// One language: the calls are the same in the other, as tests/downloads says.
describe('the collection', () => {
  it('can be sent with Postman', async () => {
    received = [];
    const report = path.join(folder, 'newman.json');
    await run(
      process.execPath,
      [
        path.resolve('node_modules/newman/bin/newman.js'),
        'run',
        getFile('en', 'holt-api.postman_collection.json'),
        '--environment',
        getFile('en', 'holt-sandbox.postman_environment.json'),
        '--env-var',
        `baseUrl=${sandbox.url}`,
        '--env-var',
        'token=of-the-reader',
        '--reporters',
        'json',
        '--reporter-json-export',
        report,
      ],
      quiet,
    );
    const {run: ran} = JSON.parse(readFileSync(report, 'utf8')) as {
      run: {
        executions: {
          request: {url: {path: string[]}};
          response: {code: number};
        }[];
      };
    };
    await checkCalls(
      new Map(
        ran.executions.map(({request, response}) => [
          `/${request.url.path.join('/')}`,
          response.code,
        ]),
      ),
    );
  });
});
