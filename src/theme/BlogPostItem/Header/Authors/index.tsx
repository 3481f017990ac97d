import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

/** Names of the authors of a post, each a link to the author's page. */
export default function BlogPostItemHeaderAuthors(): ReactNode {
  const {authors} = useBlogPost().metadata;
  return authors.map(({key, name, page}) => (
    <span key={key ?? name}>
      {page ? <Link to={page.permalink}>{name}</Link> : name}
    </span>
  ));
}
