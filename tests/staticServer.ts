import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Folder of an address, as it is written when it cannot be decoded. */
function getFolder(url: string): string {
  const folder = path.posix.dirname(url.split('?')[0] ?? '/');
  try {
    return decodeURI(folder);
  } catch {
    return folder;
  }
}

/** Folders from the one of the address up to the root: the nearest page wins. */
function notFoundPage(directory: string, url: string): Buffer {
  let folder = getFolder(url);
  for (;;) {
    const file = path.join(directory, folder, '404.html');
    if (existsSync(file)) return readFileSync(file);
    if (folder === '/') throw new Error(`${directory} has no 404.html.`);
    folder = path.posix.dirname(folder);
  }
}

/**
 * Serves a built site as static hosts do: `/docs/intro` is `docs/intro.html`,
 * nothing is redirected, an unknown address answers 404 with the `404.html` of
 * the nearest folder. `src/cli/staticHost.ts` knows that of the root alone.
 */
export function serveSite(directory: string, port: number): Promise<Server> {
  const files = sirv(directory, {
    extensions: ['html'],
    etag: true,
    onNoMatch(request, response) {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(notFoundPage(directory, request.url ?? '/'));
    },
  });
  const server = createServer((request, response) => files(request, response));
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve(server)),
  );
}
