import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** Adds the author's description as the page's, which the original leaves out. */
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {name, title, description} = props.author;
  return (
    <>
      <PageMetadata
        description={description ?? [name, title].filter(Boolean).join(', ')}
      />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
