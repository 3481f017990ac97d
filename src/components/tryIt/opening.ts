import type {ComponentType} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {OperationData} from '../../api/operationData';
import {fetchOperation} from '../reference/fetchOperation';
import {createStore} from '../store';
import {getTabKey} from '../tabKey';
import {readLink} from './link';
import {recallServer} from './server';

/** What the panel is given. */
export interface PanelProps {
  data: OperationData;
  isOpen: boolean;
  onClose: () => void;
}

/** What the page knows of its panel. */
interface PanelView {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  /** The button that was pressed, which has the focus back. */
  opener?: HTMLElement;
  /** The panel, once it is loaded. */
  loaded?: {Panel: ComponentType<PanelProps>; data: OperationData};
}

/** What the panel is to show as soon as it can. */
interface Wanted {
  /** Name of an example. */
  example?: string;
  /** Anchor of an error that the sandbox is to answer with. */
  error?: string;
  /** Whether the call is sent at once, to the sandbox. */
  isSent?: boolean;
}

export const panelId = 'try-it-panel';

export const panelView = createStore<PanelView>({phase: 'closed'});

export const wanted = createStore<Wanted | undefined>(undefined);

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
