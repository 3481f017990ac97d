import type {SearchHit} from '../../search/types';
import type {Choices, Report, Request, TextState} from './protocol';

/** The search of a language, in a thread of its own. */
export interface Engine extends Choices {
  /** Finds more, or says more about it, once the texts are there. */
  ask: (query: string, page: string) => Promise<SearchHit[]>;
  /** What stands next to a page of the reference. */
  neighborsOf: (page: string) => Promise<SearchHit[]>;
  /** How it stands with the texts. They are fetched at the first question. */
  textState: () => TextState;
  /** Calls back whenever that changes. @returns ends it */
  onText: (listener: () => void) => () => void;
  /** Fetches texts again that did not come. */
  retryText: () => void;
}

/**
 * Gives the names to the thread of the search.
 *
 * @param names as JSON
 * @param text address of the texts
 * @throws when the names are no index
 */
export function startEngine(
  worker: Worker,
  names: string,
  text: string,
): Promise<Engine> {
  const waiting = new Map<number, (hits: SearchHit[]) => void>();
  const listeners = new Set<() => void>();
  let state: TextState = 'waiting';
  let count = 0;
  const tell = (request: Request): void => worker.postMessage(request);
  const askFor = (requestOf: (id: number) => Request): Promise<SearchHit[]> =>
    new Promise((resolve) => {
      waiting.set(++count, resolve);
      tell(requestOf(count));
    });

  const engineWith = ({kinds, services}: Choices): Engine => ({
    kinds,
    services,
    ask: (query, page) =>
      askFor((id) => ({about: 'question', id, query, page})),
    neighborsOf: (page) => askFor((id) => ({about: 'neighbors', id, page})),
    textState: () => state,
    onText(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retryText: () => tell({about: 'retry'}),
  });

  return new Promise((resolve, reject) => {
    worker.onmessage = ({data}: MessageEvent<Report>) => {
      switch (data.about) {
        case 'names':
          return resolve(engineWith(data));
        case 'failure':
          return reject(new Error(data.reason));
        case 'answer':
          waiting.get(data.id)?.(data.hits);
          return waiting.delete(data.id);
        case 'text':
          state = data.state;
          for (const listener of listeners) listener();
      }
    };
    tell({about: 'start', names, text});
  });
}
