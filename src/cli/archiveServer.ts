import {spawn} from 'node:child_process';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {main} from './main';
import {serveFolder} from './staticHost';

export interface Settings {
  /** The path that the site was built for; ends in a slash. */
  base: string;
  /** Folders of the languages that are not at the root. */
  languages: string[];
}

const opener: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the browser, where there is one. */
function open(address: string): void {
  const [program = '', ...args] = opener[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], {
    stdio: 'ignore',
    detached: true,
  });
  // The address is printed as well.
  child.on('error', () => undefined);
  child.unref();
}

function getPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error('--port takes a port, 1 to 65535, or 0 for any.');
}

/**
 * The program of an archive: serves the folder `site` beside it on this machine
 * alone. Without `--port` it takes another port when 8080 is in use; `--open`
 * opens the browser, unless `BROWSER` is `none`.
 */
export function startArchiveServer({base, languages}: Settings): void {
  main(async () => {
    const {values} = parseArgs({
      options: {port: {type: 'string'}, open: {type: 'boolean'}},
    });
    const folder = path.join(path.dirname(process.argv[1] ?? ''), 'site');
    const serve = (port: number) =>
      serveFolder(folder, {port, base, languages});
    const server =
      values.port === undefined
        ? await serve(8080).catch(() => serve(0))
        : await serve(getPort(values.port));
    const {port} = server.address() as AddressInfo;
    const address = `http://localhost:${port}${base}`;
    console.log(`${address}\nCtrl+C`);
    if (values.open && process.env.BROWSER !== 'none') open(address);
  });
}
