import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yaml': 'text/yaml; charset=utf-8',
  '.yml': 'text/yaml; charset=utf-8',
};

const readType = (file: string): string =>
  types[path.extname(file)] ?? 'application/octet-stream';

const isFile = (file: string): boolean =>
  existsSync(file) && statSync(file).isFile();

function getFile(directory: string, url: string): string | undefined {
  const [written = ''] = url.split('?');
  let pathname: string;
  try {
    pathname = decodeURIComponent(written);
  } catch {
    return undefined;
  }
  // Prevents access to files outside the folder.
  const file = path.join(directory, path.posix.normalize(`/${pathname}`));
  const candidates = file.endsWith('/')
    ? [`${file}index.html`]
    : [file, `${file}.html`, `${file}/index.html`];
  return candidates.find(isFile);
}

export interface Options {
  /** Without it, the system assigns a port. */
  port?: number;
  /** URL path of the folder, with a trailing slash. */
  base?: string;
  /** Language folders with their own not-found page. */
  languages?: readonly string[];
}

function findNotFoundPage(
  directory: string,
  address: string,
  languages: readonly string[],
): string {
  const language = languages.find((name) => address.startsWith(`${name}/`));
  return path.join(directory, language ?? '', '404.html');
}

/**
 * Serves a folder like a basic static host such as GitHub Pages: files,
 * `/docs/intro` as `docs/intro.html` or `docs/intro/index.html`, and otherwise
 * the root's or the language's `404.html` with status 404. There are no
 * redirects, and paths are case-sensitive.
 *
 * @throws if the port is in use
 */
export function serveFolder(
  directory: string,
  {port = 0, base = '/', languages = []}: Options = {},
): Promise<Server> {
  const server = createServer(({url = '/'}, response) => {
    const found = url.startsWith(base)
      ? getFile(directory, url.slice(base.length - 1))
      : undefined;
    const file =
      found ?? findNotFoundPage(directory, url.slice(base.length), languages);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': readType(file),
      'Cache-Control': 'no-cache',
    });
    response.end(readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
