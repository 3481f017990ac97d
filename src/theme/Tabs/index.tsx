import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import {getTabKey} from '../../components/tabKey';
import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';

/**
 * Tabs. The inline script (`src/theme/head`) selects the tab of a group that
 * was chosen on another page, by the group and the value, which are added to
 * the tabs. Each content begins with the name of its tab, for readers without
 * scripts, who see all of them.
 */
export default function GroupedTabs(props: Props): ReactNode {
  const {groupId, children} = props;
  return (
    <Tabs {...props}>
      {Children.map(children, (child) => {
        if (!isValidElement<TabItemProps>(child)) return child;
        const {value, label, children: content} = child.props;
        const attributes = groupId && {
          'data-group': getTabKey(groupId),
          'data-value': value,
        };
        return cloneElement(
          child,
          {attributes: attributes || undefined},
          <p className={styles.name}>{label ?? value}</p>,
          content,
        );
      })}
    </Tabs>
  );
}
