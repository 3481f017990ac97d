import type {ReactNode} from 'react';

/** Id of the place where the panel opens. */
export const placeId = 'try-it';

/** Where the panel opens on wide screens: above the samples, beside the text. */
export default function TryItPlace(): ReactNode {
  return <div id={placeId} />;
}
