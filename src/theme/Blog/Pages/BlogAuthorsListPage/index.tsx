import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** Adds the meta description that the original leaves out. */
export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  const description = translate({
    id: 'blog.authors.description',
    message:
      'The teams that write the posts, with the number of posts of each.',
    description: 'Meta description of the list of blog authors',
  });
  return (
    <>
      <PageMetadata description={description} />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
