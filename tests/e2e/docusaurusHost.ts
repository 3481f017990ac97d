import {spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {getProgram} from '../../src/cli/command';
import {test as base} from './fixtures';

/** A port that nobody uses: the command takes no 0 for it. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Serves `build/` with `docusaurus serve`.
 *
 * @throws with what it printed when it ends before it serves
 */
async function docusaurusServe(): Promise<{
  origin: string;
  close: () => Promise<void>;
}> {
  const child = spawn(process.execPath, [
    ...[getProgram('docusaurus'), 'serve', '--no-open'],
    ...['--host', '127.0.0.1', '--port', String(await freePort())],
  ]);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then(() =>
      reject(new Error(`docusaurus serve has ended:\n${printed}`)),
    );
  });
  return {
    origin,
    close: () => {
      child.kill();
      return ended;
    },
  };
}

/** Tests of a site that `docusaurus serve` serves, once for all of a file. */
export const test = base.extend<object, {docusaurus: string}>({
  docusaurus: [
    async ({}, use) => {
      const {origin, close} = await docusaurusServe();
      await use(origin);
      await close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  baseURL: ({docusaurus}, use) => use(docusaurus),
});
