import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import Crash from './Crash';

/**
 * The page instead of the whole page: what crashed is not inside a layout. As in
 * the original, a route stands around it: the layout asks for its plugin, and
 * would crash without one.
 */
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
