import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.yaml': 'text/yaml; charset=utf-8',
};

const isFile = (file: string): boolean =>
  existsSync(file) && statSync(file).isFile();

/** The file of an address; none where there is none or it cannot be decoded. */
function fileOf(directory: string, url: string): string | undefined {
  const [written = ''] = url.split('?');
  let pathname: string;
  try {
    pathname = decodeURIComponent(written);
  } catch {
    return undefined;
  }
  // Nothing outside the folder is served.
  const file = path.join(directory, path.posix.normalize(`/${pathname}`));
  const candidates = file.endsWith('/')
    ? [`${file}index.html`]
    : [file, `${file}.html`, `${file}/index.html`];
  return candidates.find(isFile);
}

export interface Options {
  /** The system picks one when there is none. */
  port?: number;
  /** The path that the folder is served below; ends in a slash. */
  base?: string;
}

/**
 * Serves a folder as the plainest of static hosts do, GitHub Pages among them:
 * files, `/docs/intro` as `docs/intro.html` or `docs/intro/index.html`, and for
 * everything else the `404.html` of the root with status 404. It redirects and
 * rewrites nothing, and letters of another case name another file.
 *
 * @throws when the port is in use
 */
export function serveFolder(
  directory: string,
  {port = 0, base = '/'}: Options = {},
): Promise<Server> {
  const server = createServer(({url = '/'}, response) => {
    const found = url.startsWith(base)
      ? fileOf(directory, url.slice(base.length - 1))
      : undefined;
    const file = found ?? path.join(directory, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    response.end(readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
