import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {
  readCaddyVersion,
  headersFolder,
  startCaddy,
  type Running,
} from '../../src/production/caddy';
import {writeCompressed} from '../../src/production/compress';

/**
 * Address of a server that runs already, such as that of the container. Its
 * site must be the one in `build/`.
 */
const {PRODUCTION_URL: elsewhere} = process.env;

export const canAsk =
  elsewhere !== undefined || readCaddyVersion() !== undefined;
export const isElsewhere = elsewhere !== undefined;

/** What no response may contain: it stands in files that nobody may read. */
export const canary = 'canary-7f3a9c';

export interface Target {
  origin: URL;
  /** Encodings that the files have. */
  endings: string[];
  server?: Running;
  stop(): Promise<void>;
}

/** A port that is free at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Files that the site has not written: beside it, and hidden in it. */
function layCanaries(folder: string, site: string): void {
  mkdirSync(path.join(site, 'docs/.git'), {recursive: true});
  for (const file of [
    path.join(folder, 'canary.txt'),
    path.join(folder, 'canary.html'),
    path.join(site, '.env'),
    path.join(site, 'docs/.git/config'),
  ]) {
    writeFileSync(file, canary);
  }
}

/**
 * Serves a copy of the built site in a folder with canaries.
 *
 * @param name of the folder, one for each test file
 * @param extra files of the site that the build does not have, by path
 */
export async function startTarget(
  name: string,
  {
    base = '/',
    extra = {},
  }: {base?: string; extra?: Record<string, string>} = {},
): Promise<Target> {
  if (elsewhere !== undefined) {
    const endings = ['.br', '.gz', '.zst'];
    return {origin: new URL(elsewhere), endings, stop: async () => {}};
  }
  const folder = path.resolve('.cache/production', name);
  const site = path.join(folder, 'site');
  const endings = await writeCompressed('build', site, 'quick');
  layCanaries(folder, site);
  for (const [file, text] of Object.entries(extra)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  const port = await freePort();
  const server = await startCaddy({
    site,
    port,
    base,
    headers: headersFolder,
    scratch: path.join(folder, 'scratch'),
  });
  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    endings,
    server,
    stop: async () => {
      await server.stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
