import type {ReactNode} from 'react';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import ThemeItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import Part from './Part';

/** As the theme's, but a service of the API unfolds wherever the reader is. */
export default function DocSidebarItem(props: Props): ReactNode {
  const {item} = props;
  // As `joinSidebars` has made them.
  const {part, pages} = (item.customProps ?? {}) as {
    part?: string;
    pages?: PropSidebar;
  };
  return part && pages && item.type !== 'html' ? (
    <Part {...props} item={item} part={part} pages={pages} />
  ) : (
    <ThemeItem {...props} />
  );
}
