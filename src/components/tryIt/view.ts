import type {ComponentType} from 'react';
import type {OperationData} from '../../api/operationData';
import {createStore} from '../store';

export interface PanelProps {
  data: OperationData;
  isOpen: boolean;
  onClose: () => void;
}

/** State of the page's panel. */
export interface PanelView {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  /** The button that was clicked; it regains the focus. */
  opener?: HTMLElement;
  loaded?: {Panel: ComponentType<PanelProps>; data: OperationData};
}

/** Request to the panel, for when it has loaded. */
export interface Wanted {
  example?: string;
  error?: string;
  /** Whether to send the call immediately, to the sandbox. */
  isSent?: boolean;
}

export const panelId = 'try-it-panel';

export const panelView = createStore<PanelView>({phase: 'closed'});

export const wanted = createStore<Wanted | undefined>(undefined);
