import type {ClientModule} from '@docusaurus/types';

/** Tells the preview which page is open, so that it updates this one first. */
const openPage: ClientModule = {
  onRouteDidUpdate({location}) {
    void fetch('/open-page', {method: 'POST', body: location.pathname});
  },
};

export default openPage;
