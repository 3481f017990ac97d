import {createStorageSlot} from '@docusaurus/theme-common';
import {fetchOperation} from '../reference/fetchOperation';
import {getTabKey} from '../tabKey';
import {readLink} from './link';
import {recallOwnValues} from './ownValues';
import {recallServer} from './server';
import {panelView, wanted, type PanelView, type Wanted} from './view';

const loadPanel = () => import(/* webpackChunkName: "try-it" */ './Panel');

// A click before hydration is waiting. Hydration takes seconds on a slow phone,
// so load the panel in the meantime.
if (typeof document !== 'undefined') {
  const pressed = document.querySelector<HTMLElement>(
    '[data-try-it][aria-busy]',
  );
  // The replayed click tries again and reports errors.
  if (pressed?.dataset.tryIt)
    Promise.all([loadPanel(), fetchOperation(pressed.dataset.tryIt)]).catch(
      () => undefined,
    );
}

/**
 * Opens the panel; see `panelView` for the result.
 *
 * @param data URL of the operation's data
 */
export async function openPanel(
  opener: HTMLElement,
  data: string,
  show?: Wanted,
): Promise<void> {
  const {phase, loaded} = panelView.read();
  if (phase === 'loading') return;
  wanted.write(show);
  if (loaded) return panelView.write({phase: 'open', opener, loaded});
  const loading: PanelView = {phase: 'loading', opener};
  panelView.write(loading);
  try {
    const [{default: Panel}, operation] = await Promise.all([
      loadPanel(),
      fetchOperation(data),
    ]);
    // The reader may have left the page.
    if (panelView.read() !== loading) return;
    const ready = {Panel, data: operation};
    panelView.write({phase: 'open', opener, loaded: ready});
  } catch {
    if (panelView.read() === loading)
      panelView.write({phase: 'failed', opener});
  }
}

/** Closes the panel and returns the focus to its button. */
export function closePanel(): void {
  const {opener, loaded} = panelView.read();
  panelView.write({phase: 'closed', loaded});
  opener?.focus();
}

/**
 * Shows the call in the page's URL in the samples and the panel. Sends it only
 * to reproduce an error in the sandbox.
 *
 * @param data URL of the operation's data
 */
function followLink(data: string): void {
  const call = readLink(location.hash);
  if (!call) return;
  const {language, example, server, error} = call;
  const slot = createStorageSlot(getTabKey('sample-language'));
  const tab = `[role="tab"][data-value="${CSS.escape(language ?? '')}"]`;
  // Stored as if the reader had selected it.
  if (language && document.querySelector(tab)) slot.set(language);
  document.getElementById('samples')?.scrollIntoView();
  const button = document.querySelector<HTMLElement>('[data-try-it]');
  if (!button || !(example ?? server)) return;
  if (server) recallServer(call);
  void openPanel(button, data, {example, error, isSent: error !== undefined});
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
    wanted.write(undefined);
    panelView.write({phase: 'closed'});
  };
}
