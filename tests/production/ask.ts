import {connect} from 'node:net';
import zlib from 'node:zlib';

/** What a server has sent, as it is. */
export interface Reply {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: Buffer;
  /** All bytes as Latin-1: more than one reply if the request was two. */
  raw: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
}

/** Joins the pieces of a body whose length was not known when it began. */
function joined(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = parseInt(body.toString('latin1', at, end), 16);
    if (!(size > 0)) return Buffer.concat(pieces);
    pieces.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function parse(bytes: Buffer): Reply {
  const raw = bytes.toString('latin1');
  const end = raw.indexOf('\r\n\r\n');
  const [first = '', ...lines] = raw.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value;
  }
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = bytes.subarray(end + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  return {status, headers, body: isChunked ? joined(rest) : rest, raw};
}

/**
 * Sends bytes, without the tidying that `fetch` does to an address.
 *
 * @param text each character is a byte
 * @returns what has come until the server closed; status 0 if nothing did
 * @throws when the server does not close within ten seconds
 */
export function sendRaw(origin: URL, text: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(origin.port), origin.hostname, () =>
      socket.write(Buffer.from(text, 'latin1')),
    );
    socket.setTimeout(10_000, () =>
      socket.destroy(new Error(`No end of the reply to ${text}`)),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a request need not read the rest of it.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return;
      reject(error);
    });
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

/** Asks for an address exactly as it is written. */
export function ask(
  origin: URL,
  address: string,
  {method = 'GET', headers = {}}: Question = {},
): Promise<Reply> {
  const lines = Object.entries({
    Host: origin.host,
    Connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return sendRaw(
    origin,
    `${method} ${address} HTTP/1.1\r\n${lines.join('')}\r\n`,
  );
}

const zstdDecompress = (
  zlib as typeof zlib & {zstdDecompressSync?: (data: Buffer) => Buffer}
).zstdDecompressSync;

const decoders: Record<string, (data: Buffer) => Buffer> = {
  br: (data) => zlib.brotliDecompressSync(data),
  gzip: (data) => zlib.gunzipSync(data),
  ...(zstdDecompress && {zstd: zstdDecompress}),
};

/** Encodings that this Node.js can read. */
export const readable = Object.keys(decoders);

/** The body without its encoding. */
export function decoded({headers, body}: Reply): Buffer {
  const encoding = headers['content-encoding'];
  return encoding === undefined ? body : decoders[encoding]!(body);
}
