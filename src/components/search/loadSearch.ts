import type {ComponentType} from 'react';
import type {SearchPanelProps} from './SearchPanel';
import type {Engine} from './engine';

/** What the search needs to answer. */
export interface Loaded {
  SearchPanel: ComponentType<SearchPanelProps>;
  engine: Engine;
}

/** Names of the files of the index, which change with their content. */
interface Manifest {
  names: string;
  text: string;
}

async function fetchBytes(
  address: string,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response;
}

/** The names as JSON, and the address of the texts. */
async function fetchIndex(folder: string): Promise<[string, string]> {
  const manifest = await fetchBytes(`${folder}manifest.json`, {
    cache: 'no-cache',
  });
  const {names, text} = (await manifest.json()) as Manifest;
  const response = await fetchBytes(folder + names);
  return [await response.text(), folder + text];
}

/**
 * Loads the box, the search and its names, side by side.
 *
 * @param folder address of the index
 * @throws when one of them does not come, or is not what it should be
 */
export async function loadSearch(folder: string): Promise<Loaded> {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL(
      './worker.ts',
      import.meta.url,
    ),
  );
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({message}) => reject(new Error(message));
  });
  async function load(): Promise<Loaded> {
    const [{SearchPanel, startEngine}, [names, text]] = await Promise.all([
      import(/* webpackChunkName: "search" */ './lazy'),
      fetchIndex(folder),
    ]);
    return {SearchPanel, engine: await startEngine(worker, names, text)};
  }
  try {
    return await Promise.race([failed, load()]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
