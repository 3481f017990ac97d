import type {Explanation, FindOptions, SearchHit} from '../../search';
import type {SearchData} from '../../search/file';

export type Request =
  | {about: 'load'; address: string}
  | {about: 'search'; id: number; text: string}
  | {about: 'find'; id: number; text: string; options: FindOptions};

/** Explanation of a pasted text, with its strings. */
export type Found = Explanation & Pick<SearchData, 'labels'>;

export type Report =
  | {about: 'names' | 'all' | 'failure'}
  | {about: 'answer'; id: number; answer: unknown};

export interface SearchClient {
  /** Searches the site; by name only until all texts have loaded. */
  search: (text: string) => Promise<SearchHit[]>;
  /** Looks up pasted text once all texts have loaded. */
  find: (text: string, options?: FindOptions) => Promise<Found>;
  getState: () => 'loading' | 'complete' | 'failed';
  /** Calls back when the state changes. @returns function to unsubscribe */
  onState: (listener: () => void) => () => void;
  retry: () => void;
}

function connect(worker: Worker, address: string): Promise<SearchClient> {
  const waiting = new Map<number, (answer: unknown) => void>();
  const listeners = new Set<() => void>();
  let state: ReturnType<SearchClient['getState']> = 'loading';
  let count = 0;
  const tell = (request: Request): void => worker.postMessage(request);
  const setState = (next: typeof state): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = <T>(requestOf: (id: number) => Request): Promise<T> =>
    new Promise((resolve) => {
      waiting.set(++count, resolve as (answer: unknown) => void);
      tell(requestOf(count));
    });
  const client: SearchClient = {
    search: (text) => ask((id) => ({about: 'search', id, text})),
    find(text, options = {}) {
      // Retry after an incomplete download.
      if (state === 'failed') client.retry();
      return new Promise((resolve, reject) => {
        const end = client.onState(() => {
          if (state !== 'failed') return;
          end();
          reject(new Error(`${address} did not come.`));
        });
        void ask<Found>((id) => ({about: 'find', id, text, options})).then(
          (found) => {
            end();
            resolve(found);
          },
        );
      });
    },
    getState: () => state,
    onState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      setState('loading');
      tell({about: 'load', address});
    },
  };
  return new Promise((resolve, reject) => {
    worker.onerror = ({message}) => reject(new Error(message));
    worker.onmessage = ({data}: MessageEvent<Report>) => {
      if (data.about === 'answer') {
        waiting.get(data.id)?.(data.answer);
        waiting.delete(data.id);
      } else if (data.about === 'names') resolve(client);
      else {
        setState(data.about === 'all' ? 'complete' : 'failed');
        // Reject if there are no names; otherwise, the promise is already
        // resolved.
        reject(new Error(`${address} did not come.`));
      }
    };
    tell({about: 'load', address});
  });
}

let loading: Promise<SearchClient> | undefined;

/**
 * Starts the search of a language once, shared by all pages.
 *
 * @param baseUrl base URL of the language, with a trailing slash
 * @throws if the file fails to load or is invalid; the next call tries again
 */
export function loadSearch(baseUrl: string): Promise<SearchClient> {
  if (loading) return loading;
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL(
      './worker.ts',
      import.meta.url,
    ),
  );
  loading = connect(worker, `${baseUrl}search.json`);
  loading.catch(() => {
    worker.terminate();
    loading = undefined;
  });
  return loading;
}
