import type {ReactNode} from 'react';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props as ItemProps} from '@theme/DocSidebarItem';
import {groupPages} from './groups';
import styles from './styles.module.css';

interface Props extends Omit<ItemProps, 'item' | 'index'> {
  pages: PropSidebar;
}

/** The pages of a part, those of one group below its label. */
export default function PartPages({pages, ...props}: Props): ReactNode {
  return groupPages(pages).map(({label, pages: items}, index) => {
    const links = <DocSidebarItems key={index} items={items} {...props} />;
    return label === undefined ? (
      links
    ) : (
      <li key={index} className={styles.group}>
        {label}
        <ul>{links}</ul>
      </li>
    );
  });
}
