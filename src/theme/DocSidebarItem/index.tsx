import type {ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import ThemeItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import PageLink from './PageLink';
import Part from './Part';

/**
 * As the theme's, but a service of the API unfolds wherever the reader is, and a
 * link inside the site has less markup.
 */
export default function DocSidebarItem(props: Props): ReactNode {
  const {item} = props;
  // As `joinSidebars` has made them.
  const {part, pages} = (item.customProps ?? {}) as {
    part?: string;
    pages?: PropSidebar;
  };
  if (part && pages && item.type !== 'html') {
    return <Part {...props} item={item} part={part} pages={pages} />;
  }
  return item.type === 'link' && isInternalUrl(item.href) ? (
    <PageLink {...props} item={item} />
  ) : (
    <ThemeItem {...props} />
  );
}
