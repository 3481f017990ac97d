import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** As the theme's; a page that nothing leads to has no list, instead of an empty one. */
export default function BreadcrumbsStructuredData(props: Props): ReactNode {
  return props.breadcrumbs.some(({href}) => href) ? (
    <StructuredData {...props} />
  ) : null;
}
