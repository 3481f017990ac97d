import type {ComponentType} from 'react';
import type {OperationData} from '../../reference/operationData';
import {fetchOperation} from '../reference/fetchOperation';
import type {PanelProps} from './Panel';

/** What the panel needs to open. */
export interface Loaded {
  Panel: ComponentType<PanelProps>;
  data: OperationData;
}

const importPanel = () => import(/* webpackChunkName: "try-it" */ './Panel');

/** Loads the panel and the data of an operation, side by side. */
export async function loadPanel(address: string): Promise<Loaded> {
  const [{default: Panel}, data] = await Promise.all([
    importPanel(),
    fetchOperation(address),
  ]);
  return {Panel, data};
}

/** Loads the panel's script when the reader is about to open it. */
export function prefetchPanel(): void {
  importPanel().catch(() => {
    // The press that follows tries again, and says what is wrong.
  });
}
