import type {ReactNode} from 'react';
import {
  leavePanel,
  loadedPanel,
  panelId,
  panelState,
  placeId,
} from './openPanel';
import {useStore} from '../store';

/** Where the panel opens on wide screens: above the samples, beside the text. */
export default function TryItPlace(): ReactNode {
  const loaded = useStore(loadedPanel);
  const state = useStore(panelState);
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
