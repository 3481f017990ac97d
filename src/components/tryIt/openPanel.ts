import {loadPanel, type Loaded} from './loadPanel';
import {createStore} from '../store';

/** What the reader sees of the panel of the page. */
export type PanelState = 'closed' | 'loading' | 'failed' | 'open';

/** Id of the place where the panel opens. */
export const placeId = 'try-it';

export const panelId = `${placeId}-panel`;
export const panelState = createStore<PanelState>('closed');

/** The panel of the page, once it is loaded. */
export const loadedPanel = createStore<Loaded | undefined>(undefined);

/** Address of the data of the operation that the panel loads for. */
let wanted: string | undefined;
let opener: HTMLElement | undefined;

/**
 * Opens the panel. `panelState` tells what came of it.
 *
 * @param button has the focus back
 * @param data address of the data of the operation
 */
export async function openPanel(
  button: HTMLElement,
  data: string,
): Promise<void> {
  if (panelState.read() === 'loading') return;
  opener = button;
  if (loadedPanel.read()) return panelState.write('open');
  wanted = data;
  panelState.write('loading');
  try {
    const loaded = await loadPanel(data);
    // The reader may have gone to another page meanwhile.
    if (wanted !== data) return;
    loadedPanel.write(loaded);
    panelState.write('open');
  } catch {
    if (wanted === data) panelState.write('failed');
  }
}

/** Closes the panel by its button, which has the focus. */
export const closePanel = (): void => panelState.write('closed');

/** Closes the panel from within. */
export function leavePanel(): void {
  closePanel();
  opener?.focus();
}

/** Ends the panel of a page that the reader leaves. */
export function endPanel(): void {
  wanted = undefined;
  loadedPanel.write(undefined);
  closePanel();
}
