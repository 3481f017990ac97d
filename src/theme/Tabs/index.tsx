import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {tabKey} from '@site/src/docusaurus/names';
import Tabs from '@theme-original/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';

const valuesOf = ({values, children}: Props): string[] =>
  values?.map(({value}) => value) ??
  Children.toArray(children).flatMap((child) =>
    isValidElement<{value?: string}>(child) && child.props.value
      ? [child.props.value]
      : [],
  );

/** JSON that ends no script early. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, '\\u003c');

function RememberedTab({groupId, values}: {groupId: string; values: string[]}) {
  const {tabScript} = useDocusaurusContext().siteConfig.customFields ?? {};
  const program = String(tabScript).replace(/\b(KEY|VALUES)\b/g, (name) =>
    literal(name === 'KEY' ? tabKey(groupId) : values),
  );
  return (
    <script
      // Only what the server writes runs.
      type={ExecutionEnvironment.canUseDOM ? 'text/plain' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: program}}
    />
  );
}

/** The content of a tab below its name, for readers who see all of them. */
const named = (tab: ReactElement<ItemProps>): ReactElement =>
  cloneElement(
    tab,
    {},
    <p className={styles.name}>{tab.props.label ?? tab.props.value}</p>,
    tab.props.children,
  );

/**
 * Tabs; of a group, the one that the reader chose elsewhere shows at once.
 * Without scripts all contents show, each below its name.
 */
export default function GroupedTabs(props: Props): ReactNode {
  const {groupId, lazy, children} = props;
  return (
    <>
      {groupId && !lazy && (
        <RememberedTab groupId={groupId} values={valuesOf(props)} />
      )}
      <Tabs {...props}>
        {Children.map(children, (child) =>
          isValidElement<ItemProps>(child) ? named(child) : child,
        )}
      </Tabs>
    </>
  );
}
