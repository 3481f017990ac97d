import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/structuredData/StructuredData';
import {withTeams} from '@site/src/components/structuredData/withTeams';

/** What search engines want to know of a post, whose authors are teams. */
export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={withTeams(useBlogPostStructuredData())} />;
}
