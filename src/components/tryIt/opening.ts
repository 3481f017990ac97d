import {fetchOperation} from '../reference/fetchOperation';
import {loadedPanel, panelView, wantedError, type PanelView} from './view';

const loadPanel = () => import(/* webpackChunkName: "try-it" */ './Panel');

// A click that started the page waits until React runs it. On a slow phone that
// takes seconds, in which the panel can come.
if (typeof document !== 'undefined') {
  const pressed = document.querySelector<HTMLElement>(
    '[data-try-it][aria-busy]',
  );
  // The click asks again, and says what does not come.
  if (pressed?.dataset.tryIt)
    Promise.all([loadPanel(), fetchOperation(pressed.dataset.tryIt)]).catch(
      () => undefined,
    );
}

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
      loadPanel(),
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
