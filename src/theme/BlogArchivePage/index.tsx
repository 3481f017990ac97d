import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {Year} from './Year';

function groupByYear(
  posts: readonly ArchiveBlogPost[],
): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** All posts by year, with headings in order and the title inside `main`. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'blog.archive.description',
    message: 'All posts, by year.',
    description: 'Below the title of the blog archive; its meta description',
  });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main>
          <div className="container margin-vert--lg">
            <Heading as="h1">{title}</Heading>
            <p>{description}</p>
            <div className="row">
              {groupByYear(archive.blogPosts).map(([year, posts]) => (
                <Year key={year} year={year} posts={posts} />
              ))}
            </div>
          </div>
        </main>
      </Layout>
    </>
  );
}
