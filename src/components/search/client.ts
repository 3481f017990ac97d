import type {Explanation, FindOptions, SearchHit} from '../../search';
import type {SearchData} from '../../search/file';

/** What the page asks the worker. */
export type Request =
  | {about: 'load'; address: string}
  | {about: 'search'; id: number; text: string}
  | {about: 'find'; id: number; text: string; options: FindOptions};

/** What is told of a pasted text, with the fixed texts to show it with. */
export type Found = Explanation & Pick<SearchData, 'labels'>;

/** What the worker says: names are there, all is there, or something failed. */
export type Report =
  | {about: 'names' | 'all' | 'failure'}
  | {about: 'answer'; id: number; answer: unknown};

/** The search of a language, in a thread of its own. */
export interface SearchClient {
  /** Places of the site; by their names alone until all texts are there. */
  search: (text: string) => Promise<SearchHit[]>;
  /** What a pasted text may be; waits for all texts, and fails without them. */
  find: (text: string, options?: FindOptions) => Promise<Found>;
  /** How it stands with the texts. */
  getState: () => 'loading' | 'complete' | 'failed';
  /** Calls back when that changes. @returns ends it */
  onState: (listener: () => void) => () => void;
  /** Fetches them again. */
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
      // What did not come whole is fetched again.
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
        // Without names there is nothing to answer with; else, it is too late.
        reject(new Error(`${address} did not come.`));
      }
    };
    tell({about: 'load', address});
  });
}

let loading: Promise<SearchClient> | undefined;

/**
 * Starts the search of a language, once for all pages that the reader goes to.
 *
 * @param baseUrl address of the language, with a slash at its end
 * @throws when it does not come, or is not what it should be; the next call tries
 *   again
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
