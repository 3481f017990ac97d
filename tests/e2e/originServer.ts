import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {addEnvelope} from '../../src/calls/envelope';

/** A request that came in. */
export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export type Answer = (response: ServerResponse, seen: Seen) => unknown;

export interface OriginServer {
  address: string;
  seen: Seen[];
  close: () => Promise<void>;
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms',
  'Access-Control-Expose-Headers': '*',
};

/**
 * A server at another origin than the site.
 *
 * @param answer answers every request but those that ask for permission
 * @param allows whether pages of other origins may read what it answers
 */
export async function originServer(
  answer: Answer,
  allows = true,
): Promise<OriginServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {method = '', url = '', headers} = request;
      if (allows) {
        for (const [name, value] of Object.entries(cors)) {
          response.setHeader(name, value);
        }
      }
      if (method === 'OPTIONS') return response.writeHead(204).end();
      const one = {method, path: url, headers, body: Buffer.concat(chunks)};
      seen.push(one);
      return answer(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Answers JSON. */
export const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response
      .writeHead(status, {'Content-Type': 'application/json'})
      .end(JSON.stringify(value));

/** A message of a stream as bytes. */
export function envelope(value: unknown, flags = 0): Buffer {
  return Buffer.from(addEnvelope(JSON.stringify(value), flags));
}

/** A stream whose pieces a test sends when it wants. */
export interface OpenStream {
  answer: Answer;
  write: (part: Buffer) => Promise<void>;
  end: () => Promise<void>;
}

export function openStream(): OpenStream {
  let begin: (response: ServerResponse) => void;
  const begun = new Promise<ServerResponse>((resolve) => (begin = resolve));
  return {
    answer: (response) => {
      response.writeHead(200, {'Content-Type': 'application/connect+json'});
      response.flushHeaders();
      begin(response);
    },
    write: async (part) => {
      (await begun).write(part);
    },
    end: async () => {
      (await begun).end();
    },
  };
}
