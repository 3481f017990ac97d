import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {openPanel, panelState} from '@site/src/components/tryIt/openPanel';

/** Opens the panel that a reader has asked for; the page need not do it again. */
async function open(): Promise<void> {
  const button = document.querySelector<HTMLElement>(
    '[data-try-it][aria-busy=true]',
  );
  if (!button) return;
  button.dataset.taken = '';
  await openPanel(button);
  if (panelState.read() !== 'loading') button.removeAttribute('aria-busy');
}

const onClick = (): void => void open();

// On a slow phone React takes three quarters of a second to take the page over,
// and the panel needs nothing of it.
if (ExecutionEnvironment.canUseDOM) {
  onClick();
  // What is noted gets no further than the window.
  addEventListener('click', onClick, true);
}

export default {
  onRouteDidUpdate() {
    removeEventListener('click', onClick, true);
  },
} satisfies ClientModule;
