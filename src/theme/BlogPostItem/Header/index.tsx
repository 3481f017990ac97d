import type {ReactNode} from 'react';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import Tags from './Tags';
import styles from './styles.module.css';

/** Title of a post, and in a line when, by whom and about what it is. */
export default function BlogPostItemHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <BlogPostItemHeaderTitle />
      <div className={styles.byline}>
        <BlogPostItemHeaderInfo />
        <BlogPostItemHeaderAuthors />
        <Tags />
      </div>
    </header>
  );
}
