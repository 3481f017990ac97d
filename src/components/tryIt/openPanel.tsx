import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {loadPanel} from './loadPanel';
import {createStore} from './store';
import {placeId} from './TryItPlace';

/** What the reader sees of the panel of the page. */
export type PanelState = 'closed' | 'loading' | 'failed' | 'open';

export const panelId = `${placeId}-panel`;
export const panelState = createStore<PanelState>('closed');

/** Draws the panel of the page, once it is loaded. */
let draw: ((isOpen: boolean) => void) | undefined;
let remove: (() => void) | undefined;

function show(isOpen: boolean): void {
  draw?.(isOpen);
  panelState.write(isOpen ? 'open' : 'closed');
}

/** The address of the data in what a button needs: the last of them. */
const dataOf = ({dataset}: HTMLElement): string =>
  dataset.needs?.split(' ').at(-1) ?? '';

async function load(button: HTMLElement, place: HTMLElement): Promise<void> {
  const {Panel, data} = await loadPanel(dataOf(button));
  // The reader may have gone to another page meanwhile.
  if (!place.isConnected) return;
  const root = createRoot(place);
  const close = (): void => {
    show(false);
    button.focus();
  };
  draw = (isOpen) =>
    // Before React goes on with the page, which can take a second.
    flushSync(() =>
      root.render(
        <Panel id={panelId} data={data} isOpen={isOpen} onClose={close} />,
      ),
    );
  remove = () => root.unmount();
  show(true);
}

/**
 * Opens the panel in a root of its own, whether React runs the page or not.
 * `panelState` tells what came of it.
 *
 * @param button names in `data-needs` what the panel needs, and has the focus back
 */
export async function openPanel(button: HTMLElement): Promise<void> {
  const place = document.getElementById(placeId);
  if (!place || panelState.read() === 'loading') return;
  if (draw) return show(true);
  panelState.write('loading');
  try {
    await load(button, place);
  } catch {
    if (place.isConnected) panelState.write('failed');
  }
}

/** Closes the panel by its button, which has the focus. */
export const closePanel = (): void => show(false);

/** Ends the panel of a page that the reader leaves. */
export function endPanel(): void {
  // Not while React is at work on the page.
  if (remove) queueMicrotask(remove);
  draw = remove = undefined;
  panelState.write('closed');
}
