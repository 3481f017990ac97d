import {createRoot, type Root} from 'react-dom/client';
import type {ClientModule} from '@docusaurus/types';
import Spinner from '@site/src/theme/Loading/Spinner';
import styles from './styles.module.css';

/** Milliseconds that a page may take, as for the progress bar of the theme. */
const delay = 200;

let root: Root | undefined;
let timeout: number | undefined;

/** Makes the place of the spinner, which is there to be announced in. */
function makeRoot(): Root {
  const place = document.createElement('div');
  place.setAttribute('role', 'status');
  place.className = styles.slow ?? '';
  document.body.append(place);
  return createRoot(place);
}

function end(): void {
  window.clearTimeout(timeout);
  root?.render(null);
}

// The page that the reader leaves stays until the next one is there.
export default {
  onRouteUpdate({location, previousLocation}) {
    end();
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      root ??= makeRoot();
      timeout = window.setTimeout(
        () => root?.render(<Spinner isSmall />),
        delay,
      );
    }
    return undefined;
  },
  onRouteDidUpdate: end,
} satisfies ClientModule;
