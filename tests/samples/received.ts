import type {Handler} from '../../src/sandbox/protocol';

/** What a sample sent. */
export interface Received {
  contentType: string | null;
  version: string | null;
  message: unknown;
}

/** The bytes of an envelope before its message. */
const prefixLength = 5;

async function read(request: Request): Promise<Received> {
  const contentType = request.headers.get('Content-Type');
  const body = Buffer.from(await request.arrayBuffer());
  const isStream = contentType === 'application/connect+json';
  const message = isStream ? body.subarray(prefixLength) : body;
  return {
    contentType,
    version: request.headers.get('Connect-Protocol-Version'),
    message: JSON.parse(message.toString()) as unknown,
  };
}

/**
 * Remembers what a server receives.
 *
 * @returns the handler that listens, and what came to a path since the last
 *   time that somebody asked for it
 */
export function remembering(answer: Handler): {
  handler: Handler;
  take: (path: string) => Promise<Received[]>;
} {
  const received = new Map<string, Promise<Received>[]>();
  return {
    handler: (request) => {
      const {pathname} = new URL(request.url);
      const before = received.get(pathname) ?? [];
      received.set(pathname, [...before, read(request.clone())]);
      return answer(request);
    },
    take: (path) => {
      const taken = received.get(path) ?? [];
      received.delete(path);
      return Promise.all(taken);
    },
  };
}
