import type {ComponentType} from 'react';
import type {OperationData} from '../../api/operationData';
import {fetchOperation} from '../reference/fetchOperation';
import type {PanelProps} from './Panel';

/** What the panel needs to open. */
export interface Loaded {
  Panel: ComponentType<PanelProps>;
  data: OperationData;
}

const importPanel = () => import(/* webpackChunkName: "try-it" */ './Panel');

/** What is loaded or on its way, by the address of the operation's data. */
const loading = new Map<string, Promise<Loaded>>();

async function load(address: string): Promise<Loaded> {
  const [{default: Panel}, data] = await Promise.all([
    importPanel(),
    fetchOperation(address),
  ]);
  return {Panel, data};
}

/**
 * Loads the panel and the data of an operation, side by side, unless they are
 * on their way. What has failed is fetched again at the next call.
 */
export function loadPanel(address: string): Promise<Loaded> {
  const loaded = loading.get(address) ?? load(address);
  loading.set(address, loaded);
  loaded.catch(() => loading.delete(address));
  return loaded;
}

/** Loads the panel when the reader is about to open it. */
export function prefetchPanel(address: string): void {
  loadPanel(address).catch(() => {
    // The click that follows tries again, and says what is wrong.
  });
}
