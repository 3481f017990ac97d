import type {Methods, Reply} from './worker';

/** Calls a method of the worker. */
export type SearchClient = <Name extends keyof Methods>(
  method: Name,
  ...args: Parameters<Methods[Name]>
) => Promise<Awaited<ReturnType<Methods[Name]>>>;

/** Explanation of a pasted text, with its strings. */
export type Found = Awaited<ReturnType<Methods['find']>>;

async function connect(): Promise<SearchClient> {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL(
      './worker.ts',
      import.meta.url,
    ),
  );
  // Not a port for each call, which costs more than the call.
  const waiting = new Map<number, (reply: Reply) => void>();
  worker.onmessage = ({data}: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  let count = 0;
  const client: SearchClient = (method, ...args) =>
    new Promise((resolve, reject) => {
      const id = count++;
      waiting.set(id, ({error, answer}) =>
        error ? reject(error) : resolve(answer as never),
      );
      worker.postMessage([id, method, ...args]);
    });
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = ({message}) => reject(new Error(message));
  });
  try {
    await Promise.race([client('start'), failure]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return client;
}

let loading: Promise<SearchClient> | undefined;

/**
 * Starts the search of the page's language once, shared by all pages.
 *
 * @throws if the file fails to load or is invalid; the next call tries again
 */
export const loadSearch = (): Promise<SearchClient> =>
  (loading ??= connect().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
