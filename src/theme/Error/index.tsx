import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
// Not public, and without it the layout itself would crash: it asks for the
// plugin of the route, and outside a route there is none.
import {RouteContextProvider} from '@site/src/docusaurus/internals';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import Crash from './Crash';

/** The page instead of the whole page: what crashed is not inside a layout. */
export default function PageError(props: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'page-error', id: 'default'}}}>
      {/* The layout may be what throws; then the message stands alone. */}
      <ErrorBoundary fallback={() => <Crash {...props} />}>
        <Layout>
          <Crash {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
