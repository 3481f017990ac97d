/**
 * Client module: runs with the main bundle, 1 to 2 seconds before React runs
 * the page on a slow phone. A panel that the reader waits for is fetched
 * meanwhile.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {prefetchPanel} from './loadPanel';

if (ExecutionEnvironment.canUseDOM) {
  const pressed = document.querySelector<HTMLElement>(
    '[data-try-it][aria-busy]',
  );
  if (pressed?.dataset.tryIt) prefetchPanel(pressed.dataset.tryIt);
}
