import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import StructuredData from '@site/src/components/structuredData/StructuredData';
import {withTeams} from '@site/src/components/structuredData/withTeams';
import type {Props} from '@theme/BlogListPage';

/** The same in every language. */
const formats = {rss: 'RSS', atom: 'Atom'};

/** Links to the feeds, which are files beside the pages and no routes. */
function Feeds(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const link = (file: string) => `pathname://${withBaseUrl(`/blog/${file}`)}`;
  return (
    <p>
      <Translate
        id="blog.feeds"
        description="Links to the feeds of the blog"
        values={{
          rss: <Link to={link('rss.xml')}>{formats.rss}</Link>,
          atom: <Link to={link('atom.xml')}>{formats.atom}</Link>,
        }}
      >
        {'Feeds: {rss}, {atom}'}
      </Translate>
    </p>
  );
}

/**
 * The list of posts, with the heading that the original leaves out, and authors
 * who are teams.
 */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription} = metadata;
  const structuredData = withTeams(useBlogListPageStructuredData(props));
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <StructuredData data={structuredData} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
          <Feeds />
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
