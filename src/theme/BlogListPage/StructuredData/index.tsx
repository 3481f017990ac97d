import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/structuredData/StructuredData';
import {withTeams} from '@site/src/components/structuredData/withTeams';
import type {Props} from '@theme/BlogListPage';

/** What search engines want to know of the blog, whose authors are teams. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  return (
    <StructuredData data={withTeams(useBlogListPageStructuredData(props))} />
  );
}
