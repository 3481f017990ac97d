import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

interface Options {
  /** Without it, the system assigns a port. */
  port?: number;
  /** URL path of the folder, with a trailing slash. */
  base?: string;
  /** Language folders with their own not-found page. */
  languages?: readonly string[];
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
  const serve = sirv(directory, {
    // Files are read on each request: a build may replace them.
    dev: true,
    // Otherwise, browsers load each preloaded font again.
    etag: true,
    extensions: ['html'],
    setHeaders(response, file) {
      const given = String(response.getHeader('Content-Type'));
      // The extension is that of a video, too.
      const type = file.endsWith('.ts') ? 'text/plain' : given;
      if (/^text\/(?!html)/.test(type)) {
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
      }
    },
  });
  const server = createServer((request, response) => {
    const {url = '/'} = request;
    const inside = url.startsWith(base) ? url.slice(base.length) : undefined;
    const refuse = (): void => {
      const language = languages.find((name) => inside?.startsWith(`${name}/`));
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(
        readFileSync(path.join(directory, language ?? '', '404.html')),
      );
    };
    request.url = `/${inside}`;
    if (inside === undefined) refuse();
    else serve(request, response, refuse);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
