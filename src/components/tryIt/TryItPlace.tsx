import {useSyncExternalStore, type ReactNode} from 'react';
import {
  leavePanel,
  loadedPanel,
  panelId,
  panelState,
  placeId,
  type PanelState,
} from './openPanel';

const nothing = (): undefined => undefined;
const closed = (): PanelState => 'closed';

/** Where the panel opens on wide screens: above the samples, beside the text. */
export default function TryItPlace(): ReactNode {
  const {watch, read} = loadedPanel;
  const loaded = useSyncExternalStore(watch, read, nothing);
  const state = useSyncExternalStore(panelState.watch, panelState.read, closed);
  return (
    <div id={placeId}>
      {loaded && (
        <loaded.Panel
          id={panelId}
          data={loaded.data}
          isOpen={state === 'open'}
          onClose={leavePanel}
        />
      )}
    </div>
  );
}
