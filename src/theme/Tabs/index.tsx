import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import {getTabKey} from '../../components/tabKey';
import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';

type Values = NonNullable<Props['values']>;

const getTab = ({value, label, attributes, ...others}: TabItemProps) => ({
  value,
  label,
  attributes,
  default: others.default,
});

const getValues = ({values, children}: Props): Values =>
  values ??
  Children.toArray(children).flatMap((child) =>
    isValidElement<TabItemProps>(child) ? [getTab(child.props)] : [],
  );

/** Adds the group and the value to the tabs of a group. */
const findNamedTabs = (props: Props, groupId: string): Values =>
  getValues(props).map((tab) => ({
    ...tab,
    attributes: {
      ...tab.attributes,
      'data-group': getTabKey(groupId),
      'data-value': tab.value,
    },
  }));

/** Adds the tab's name above its content, for readers who see all tabs. */
const addTitle = (tab: ReactElement<TabItemProps>): ReactElement =>
  cloneElement(
    tab,
    {},
    <p className={styles.name}>{tab.props.label ?? tab.props.value}</p>,
    tab.props.children,
  );

/**
 * Tabs. The inline script (`src/theme/head`) selects the tab of a group that
 * was chosen on another page. Without scripts, all contents are visible.
 */
export default function GroupedTabs(props: Props): ReactNode {
  const {groupId, children} = props;
  return (
    <Tabs
      {...props}
      values={groupId ? findNamedTabs(props, groupId) : props.values}
    >
      {Children.map(children, (child) =>
        isValidElement<TabItemProps>(child) ? addTitle(child) : child,
      )}
    </Tabs>
  );
}
