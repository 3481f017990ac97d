import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import sirv from 'sirv';
import {listFilesUnder} from '../src/api/files/filesUnder';

export interface CompressedServer {
  /** Without a slash at the end. */
  address: string;
  close: () => void;
}

/** Puts a compressed copy next to each file that hosts send compressed. */
function compressFiles(folder: string): void {
  for (const file of listFilesUnder(folder, '.html', '.js', '.css', '.svg')) {
    const name = path.join(folder, file);
    writeFileSync(`${name}.gz`, gzipSync(readFileSync(name)));
  }
}

/**
 * Serves a built site with gzip, as hosts do, since Lighthouse counts the bytes
 * that are sent. Adds files to the folder.
 */
export async function serveCompressed(
  folder: string,
): Promise<CompressedServer> {
  compressFiles(folder);
  const files = sirv(folder, {extensions: ['html'], gzip: true, etag: true});
  const server = await new Promise<Server>((resolve) => {
    const one = createServer((request, response) => files(request, response));
    one.listen(0, '127.0.0.1', () => resolve(one));
  });
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
