import {createEngine, type FindOptions, type SearchEngine} from '../../search';
import {splitFile} from '../../search/file';

/**
 * Maximum number of results, about a screen: readers refine the query instead of
 * scrolling, and each result costs time at each key.
 */
const limit = 12;

/** Uses names only until all texts have loaded. */
let engine: SearchEngine | undefined;
let setNamed: () => void;
const named = new Promise<void>((resolve) => {
  setNamed = resolve;
});

/** Creates the engine from the names, and again from all data. */
async function load(): Promise<SearchEngine> {
  const {ok, status, body} = await fetch(
    `${__webpack_public_path__}search.json`,
  );
  if (!ok || !body) throw new Error(`HTTP ${status}`);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let file = '';
  for (;;) {
    const {done, value = ''} = await reader.read();
    file += value;
    if (done) throw new Error('search.json ended too soon.');
    // A line is complete only with its line break.
    if (!value.includes('\n')) continue;
    const {names, texts} = splitFile(file);
    if (names === undefined) continue;
    engine ??= await createEngine(names);
    setNamed();
    if (texts === undefined) continue;
    engine = await createEngine(names, texts);
    return engine;
  }
}

let loading: Promise<SearchEngine> | undefined;

/** Loads the data once; after a failure, the next request tries again. */
const loadAll = (): Promise<SearchEngine> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** What the page may ask. */
const methods = {
  /** Waits until the names can be searched. */
  start: () => Promise.race([named, loadAll().then(() => {})]),
  /** Waits until all texts can be searched. */
  complete: () => loadAll().then(() => {}),
  /** Searches the site; by name only until all texts have loaded. */
  search: (text: string) => engine?.search(text, {limit}) ?? [],
  /** Looks up pasted text once all texts have loaded. */
  find: async (text: string, options?: FindOptions) => {
    const {find, labels} = await loadAll();
    return {...find(text, options), labels};
  },
};

export type Methods = typeof methods;

export interface Reply {
  /** ID of the call. */
  id: number;
  answer?: unknown;
  error?: Error;
}

async function reply([id, name, ...args]: [
  number,
  keyof Methods,
  ...unknown[],
]): Promise<void> {
  const method = methods[name] as (...args: unknown[]) => unknown;
  try {
    postMessage({id, answer: await method(...args)});
  } catch (error) {
    postMessage({id, error});
  }
}

addEventListener('message', ({data}) => {
  void reply(data as Parameters<typeof reply>[0]);
});
