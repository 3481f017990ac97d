import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import EditMetaRow from '@theme/EditMetaRow';
import styles from './styles.module.css';

/**
 * Below a post: in a list the way to all of it, on its page to its file. Its tags
 * are in its head.
 */
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
      <footer className={styles.listed}>
        <Link to={permalink}>
          <Translate
            id="blog.readMore"
            description="Link from the list of posts to a whole post"
            values={{title}}
          >
            {'Read “{title}”'}
          </Translate>
        </Link>
      </footer>
    )
  );
}
