import type {ComponentType} from 'react';
import type {OperationData} from '../../api/operationData';
import {createStore} from '../store';

/** What the reader sees of the panel of the page. */
export interface PanelView {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  /** The button that was pressed, which has the focus back. */
  opener?: HTMLElement;
}

/** What the panel is given. */
export interface PanelProps {
  data: OperationData;
  isOpen: boolean;
  onClose: () => void;
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
