import type {OperationData} from '../../api/operationData';
import {fetchOperation} from '../reference/fetchOperation';
import {createStore} from '../store';
import {readLink} from './link';
import {recallOwnValues} from './ownValues';
import {recallServer, showServer} from './server';
import type {Wanted} from './usePanel';

const loadPanel = (data: string) =>
  Promise.all([
    import(/* webpackChunkName: "try-it" */ './Panel'),
    fetchOperation(data),
  ]);

/** State of the page's panel. */
interface PanelView {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  /** The button that was clicked; it regains the focus. */
  opener?: HTMLElement;
  wanted?: Wanted;
  loaded?: {
    Panel: Awaited<ReturnType<typeof loadPanel>>[0]['default'];
    data: OperationData;
  };
}

export const panelView = createStore<PanelView>({phase: 'closed'});

// A click before hydration is waiting. Hydration takes seconds on a slow phone,
// so load the panel in the meantime.
if (typeof document !== 'undefined') {
  const pressed = document.querySelector<HTMLElement>(
    '[data-try-it][aria-busy]',
  );
  // The replayed click tries again and reports errors.
  if (pressed?.dataset.tryIt)
    loadPanel(pressed.dataset.tryIt).catch(() => undefined);
}

/**
 * Opens the panel; see `panelView` for the result.
 *
 * @param data URL of the operation's data
 */
export async function openPanel(
  opener: HTMLElement,
  data: string,
  wanted?: Wanted,
): Promise<void> {
  const {phase, loaded} = panelView.read();
  if (phase === 'loading') return;
  if (loaded) return panelView.write({phase: 'open', opener, wanted, loaded});
  const loading: PanelView = {phase: 'loading', opener};
  panelView.write(loading);
  const next = await loadPanel(data).then(
    ([{default: Panel}, operation]): PanelView => ({
      phase: 'open',
      opener,
      wanted,
      loaded: {Panel, data: operation},
    }),
    (): PanelView => ({phase: 'failed', opener}),
  );
  // The reader may have left the page.
  if (panelView.read() === loading) panelView.write(next);
}

/** Closes the panel and returns the focus to its button. */
export function closePanel(): void {
  const {opener, loaded} = panelView.read();
  panelView.write({phase: 'closed', loaded});
  opener?.focus();
}

/**
 * Shows the call in the page's URL in the panel. Sends it only to reproduce an
 * error in the sandbox.
 *
 * @param data URL of the operation's data
 */
function followLink(data: string): void {
  const call = readLink(location.hash);
  if (!call) return;
  const {server, ...wanted} = call;
  document.getElementById('samples')?.scrollIntoView();
  const button = document.querySelector<HTMLElement>('[data-try-it]');
  if (!button || !(wanted.example ?? server)) return;
  if (server) showServer({kind: server});
  void openPanel(button, data, wanted);
}

/**
 * Initializes a page with a panel, which follows call links.
 *
 * @param data URL of the operation's data
 * @returns cleanup function
 */
export function beginPage(data: string): () => void {
  const follow = () => followLink(data);
  recallServer();
  recallOwnValues();
  follow();
  addEventListener('hashchange', follow);
  return () => {
    removeEventListener('hashchange', follow);
    panelView.write({phase: 'closed'});
  };
}
