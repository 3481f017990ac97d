import type {ClientModule} from '@docusaurus/types';

const whenIdle = (run: () => void): void => {
  // Safari has no other word for it.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
};

// Docusaurus prefetches every link in view as soon as the page runs, which held
// up for a quarter of a second what the reader had pressed.
export default {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) return;
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {
      preload,
      prefetch(route) {
        whenIdle(() => void prefetch(route));
        return false;
      },
    };
  },
} satisfies ClientModule;
