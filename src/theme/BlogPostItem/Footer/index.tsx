import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooterReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import EditMetaRow from '@theme/EditMetaRow';

/** Below a post: in a list the way to all of it, on its page to its file. */
export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, hasTruncateMarker} = metadata;
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  if (isBlogPostPage) {
    return (
      <footer className="docusaurus-mt-lg">
        <EditMetaRow
          className="margin-top--sm"
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      </footer>
    );
  }
  return (
    hasTruncateMarker && (
      <footer>
        <BlogPostItemFooterReadMoreLink blogPostTitle={title} to={permalink} />
      </footer>
    )
  );
}
