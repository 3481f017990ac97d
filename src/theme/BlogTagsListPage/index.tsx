import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** Adds the meta description that the original leaves out. */
export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  const description = translate({
    id: 'blog.tags.description',
    message: 'The tags of the posts, with the number of posts for each.',
    description: 'Meta description of the list of blog tags',
  });
  return (
    <>
      <PageMetadata description={description} />
      <BlogTagsListPage {...props} />
    </>
  );
}
