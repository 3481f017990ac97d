import type {ReactNode} from 'react';

/** Id of the place where the panel opens. */
export const placeId = 'try-it';

/** One object, so that React finds the same and leaves the panel alone. */
const nothing = {__html: ''};

/**
 * Where the panel opens on wide screens: above the samples, beside the text.
 * What is in it is not React's of the page, and may be there before it, when the
 * presses in it are its own and not kept for the page (`data-runs`).
 */
export default function TryItPlace(): ReactNode {
  return <div id={placeId} data-runs="" dangerouslySetInnerHTML={nothing} />;
}
