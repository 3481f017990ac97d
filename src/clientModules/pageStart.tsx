import {createRoot} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import FailedStart from './FailedStart';

/** Whether React has taken the page over. */
let started = false;
let removeNotice: (() => void) | undefined;

function showNotice(error: unknown): void {
  // What was pressed waits for nothing any longer.
  for (const control of Array.from(document.querySelectorAll('[aria-busy]'))) {
    control.removeAttribute('aria-busy');
  }
  const container = document.createElement('div');
  document.body.prepend(container);
  const root = createRoot(container);
  root.render(<FailedStart error={error} />);
  removeNotice = () => {
    root.unmount();
    container.remove();
  };
}

// Docusaurus hydrates a page once its chunks are there. When one of them fails
// the promise is rejected, nobody catches it, and the page stays as the server
// sent it: readable, with dead buttons and without a word about why.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (!started && !removeNotice) showNotice(reason);
  });
}

export default {
  onRouteDidUpdate() {
    started = true;
    removeNotice?.();
    removeNotice = undefined;
  },
} satisfies ClientModule;
