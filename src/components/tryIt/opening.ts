import type {ComponentType} from 'react';
import type {OperationData} from '../../api/operationData';
import {fetchOperation} from '../reference/fetchOperation';
import {createStore} from '../store';
import type {PanelProps} from './Panel';

/** What the reader sees of the panel of the page. */
export interface PanelView {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  /** The button that was pressed, which has the focus back. */
  opener?: HTMLElement;
}

/** What the panel needs to open. */
interface Loaded {
  Panel: ComponentType<PanelProps>;
  data: OperationData;
}

export const panelId = 'try-it-panel';

export const panelView = createStore<PanelView>({phase: 'closed'});

/** The panel of the page, once it is loaded. */
export const loadedPanel = createStore<Loaded | undefined>(undefined);

/** Anchor of an error that the panel is to bring about as soon as it can. */
export const wantedError = createStore<string | undefined>(undefined);

/**
 * Opens the panel. `panelView` tells what came of it.
 *
 * @param data address of the data of the operation
 * @param error anchor of an error to bring about at once
 */
export async function openPanel(
  opener: HTMLElement,
  data: string,
  error?: string,
): Promise<void> {
  if (panelView.read().phase === 'loading') return;
  wantedError.write(error);
  if (loadedPanel.read()) return panelView.write({phase: 'open', opener});
  const loading: PanelView = {phase: 'loading', opener};
  panelView.write(loading);
  try {
    const [{default: Panel}, operation] = await Promise.all([
      import(/* webpackChunkName: "try-it" */ './Panel'),
      fetchOperation(data),
    ]);
    // The reader may have gone to another page meanwhile.
    if (panelView.read() !== loading) return;
    loadedPanel.write({Panel, data: operation});
    panelView.write({phase: 'open', opener});
  } catch {
    if (panelView.read() === loading)
      panelView.write({...loading, phase: 'failed'});
  }
}

/** Closes the panel; the button that opened it has the focus back. */
export function closePanel(): void {
  const {opener} = panelView.read();
  panelView.write({phase: 'closed'});
  opener?.focus();
}

/** Ends the panel of a page that the reader leaves. */
export function endPanel(): void {
  wantedError.write(undefined);
  loadedPanel.write(undefined);
  panelView.write({phase: 'closed'});
}
