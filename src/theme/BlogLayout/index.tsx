import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';

/** Layout of the blog; the table of contents is a landmark, unlike the original's. */
export default function BlogLayout({
  sidebar,
  toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  const hasSidebar = Boolean(sidebar?.items.length);
  const tocLabel = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description:
      'The label used by the button on the collapsible TOC component',
  });
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main
            className={clsx(
              'col',
              hasSidebar ? 'col--7' : 'col--9 col--offset-1',
            )}
          >
            {children}
          </main>
          {toc && (
            <nav className="col col--2" aria-label={tocLabel}>
              {toc}
            </nav>
          )}
        </div>
      </div>
    </Layout>
  );
}
