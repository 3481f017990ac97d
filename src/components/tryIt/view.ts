import type {ComponentType} from 'react';
import type {OperationData} from '../../api/operationData';
import {createStore} from '../store';

/** What the panel is given. */
export interface PanelProps {
  data: OperationData;
  isOpen: boolean;
  onClose: () => void;
}

/** What the page knows of its panel. */
export interface PanelView {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  /** The button that was pressed, which has the focus back. */
  opener?: HTMLElement;
  /** The panel, once it is loaded. */
  loaded?: {Panel: ComponentType<PanelProps>; data: OperationData};
}

/** What the panel is to show as soon as it can. */
export interface Wanted {
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
