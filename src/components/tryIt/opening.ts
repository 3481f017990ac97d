import {createStorageSlot} from '@docusaurus/theme-common';
import {fetchOperation} from '../reference/fetchOperation';
import {getTabKey} from '../tabKey';
import {readLink} from './link';
import {recallServer} from './server';
import {panelView, wanted, type PanelView, type Wanted} from './view';

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
    // The reader may have gone to another page meanwhile.
    if (panelView.read() !== loading) return;
    const ready = {Panel, data: operation};
    panelView.write({phase: 'open', opener, loaded: ready});
  } catch {
    if (panelView.read() === loading)
      panelView.write({phase: 'failed', opener});
  }
}

/** Closes the panel; the button that opened it has the focus back. */
export function closePanel(): void {
  const {opener, loaded} = panelView.read();
  panelView.write({phase: 'closed', loaded});
  opener?.focus();
}

/**
 * Shows the call that the address of the page carries, in the samples and in the
 * panel. Nothing is sent.
 *
 * @param data address of the data of the operation
 */
function followLink(data: string): void {
  const call = readLink(location.hash);
  if (!call) return;
  const {language, example, server, error} = call;
  const slot = createStorageSlot(getTabKey('sample-language'));
  const tab = `[role="tab"][data-value="${CSS.escape(language ?? '')}"]`;
  // Remembered as if it were chosen.
  if (language && document.querySelector(tab)) slot.set(language);
  document.getElementById('samples')?.scrollIntoView();
  const button = document.querySelector<HTMLElement>('[data-try-it]');
  if (!button || !(example ?? server)) return;
  if (server) recallServer(call);
  void openPanel(button, data, {example, error});
}

/**
 * Begins a page with a panel, which follows the links to calls.
 *
 * @param data address of the data of the operation
 * @returns what ends it when the reader leaves the page
 */
export function beginPage(data: string): () => void {
  const follow = () => followLink(data);
  recallServer();
  follow();
  addEventListener('hashchange', follow);
  return () => {
    removeEventListener('hashchange', follow);
    wanted.write(undefined);
    panelView.write({phase: 'closed'});
  };
}
