import type {ClientModule} from '@docusaurus/types';

/** Reports the open page to the preview, which updates it first. */
const openPage: ClientModule = {
  onRouteDidUpdate({location}) {
    void fetch('/open-page', {method: 'POST', body: location.pathname});
  },
};

export default openPage;
