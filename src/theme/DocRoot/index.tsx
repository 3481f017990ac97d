import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {
  DocsSidebarProvider,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {findRoute} from '@site/src/plugins/fast-routes/findRoute';
import {apiSidebarName, isOfApi} from '@site/src/reference/sidebarNames';
import {joinSidebars} from './joinSidebars';

/** As the theme's, but a page of a service has the sidebar of all services. */
export default function DocRoot({route, match}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const {pathname} = useLocation();
  const routes = route.routes ?? [];
  const found = findRoute(routes, pathname, match);
  if (!found) return <NotFoundContent />;
  const sidebarName = found.route.sidebar as string | undefined;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsDocPage)}>
      <DocsSidebarProvider
        // One of the same name stays as it is, with all that is unfolded in it.
        name={isOfApi(sidebarName) ? apiSidebarName : sidebarName}
        items={
          isOfApi(sidebarName)
            ? joinSidebars(docsSidebars, apiSidebarName, sidebarName)
            : docsSidebars[sidebarName ?? '']
        }
      >
        <DocRootLayout>{renderRoutes(routes)}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
