import {useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/Root';
import Failure from '../Loading/Failure';
import Spinner from '../Loading/Spinner';
import {useDrawerKeys} from './useDrawerKeys';
import styles from './styles.module.css';

/**
 * Has React hydrate the page without pauses when a click waits: it does so for an
 * event whose target is not hydrated yet. With a pause every 5 ms a slow phone
 * takes 0.4 s longer.
 */
function hydrateAtOnce(): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  const clicked = document.querySelector('[aria-busy=true]');
  const event = new PointerEvent('pointerup', {bubbles: true});
  // Rendering has to pause once: React does not render within rendering.
  if (clicked) setTimeout(() => clicked.dispatchEvent(event));
}

/**
 * What stands over every page. The program in the head (`src/start`) shows the
 * failure notice, and the class of the progress bar shows the spinner.
 */
export default function Root({children}: Props): ReactNode {
  useState(hydrateAtOnce);
  useDrawerKeys();
  return (
    <>
      <div id="failure" className={styles.failure} hidden>
        <Failure />
      </div>
      {children}
      <div role="status" className={styles.status}>
        <div className={styles.slow}>
          <Spinner isSmall />
        </div>
      </div>
    </>
  );
}
