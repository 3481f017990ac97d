import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';

/** What the lists of tags and of authors are, of which Docusaurus says nothing. */
function useDescription(): string | undefined {
  const {pathname} = useLocation();
  const descriptions = {
    [useBaseUrl('/blog/tags')]: translate({
      id: 'blog.tags.description',
      message: 'The tags of the posts, with the number of posts for each.',
      description: 'Meta description of the list of blog tags',
    }),
    [useBaseUrl('/blog/authors')]: translate({
      id: 'blog.authors.description',
      message:
        'The teams that write the posts, with the number of posts of each.',
      description: 'Meta description of the list of blog authors',
    }),
  };
  return descriptions[pathname];
}

/**
 * Layout of the blog. The table of contents is a landmark, unlike the
 * original's, and lists have a description.
 */
export default function BlogLayout({
  sidebar,
  toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  const description = useDescription();
  const hasSidebar = Boolean(sidebar?.items.length);
  const tocLabel = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description:
      'The label used by the button on the collapsible TOC component',
  });
  return (
    <Layout description={description} {...layoutProps}>
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
