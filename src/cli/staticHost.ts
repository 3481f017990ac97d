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

/** The file of an address; none where there is none or it cannot be decoded. */
function getFile(directory: string, url: string): string | undefined {
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
  /** Folders of languages, whose addresses get a not-found page of their own. */
  languages?: readonly string[];
}

/** The not-found page of the language of an address. */
function findNotFoundPage(
  directory: string,
  address: string,
  languages: readonly string[],
): string {
  const language = languages.find((name) => address.startsWith(`${name}/`));
  return path.join(directory, language ?? '', '404.html');
}

/**
 * Serves a folder as the plainest of static hosts do, GitHub Pages among them:
 * files, `/docs/intro` as `docs/intro.html` or `docs/intro/index.html`, and for
 * everything else the `404.html` of the root with status 404, or that of the
 * language where the languages are named. It redirects and rewrites nothing, and
 * letters of another case name another file.
 *
 * @throws when the port is in use
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
