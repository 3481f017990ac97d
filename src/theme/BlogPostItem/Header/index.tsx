import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import Titled from '@site/src/components/pageMenu/Titled';
import Tags from './Tags';
import styles from './styles.module.css';

/**
 * Title of a post, on its page with the menu of the page beside it, and in a
 * line when, by whom and about what it is.
 */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const title = <BlogPostItemHeaderTitle />;
  return (
    <header className={styles.header}>
      {isBlogPostPage ? <Titled>{title}</Titled> : title}
      <div className={styles.byline}>
        <BlogPostItemHeaderInfo />
        {metadata.authors.map(({key, name, page}) => (
          <span key={key ?? name}>
            {page ? <Link to={page.permalink}>{name}</Link> : name}
          </span>
        ))}
        <Tags />
      </div>
    </header>
  );
}
