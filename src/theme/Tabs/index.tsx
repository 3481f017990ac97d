import {Children, isValidElement, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {tabKey} from '@site/src/docusaurus/names';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

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

/** Tabs; of a group, the one that the reader chose elsewhere shows at once. */
export default function GroupedTabs(props: Props): ReactNode {
  const {groupId, lazy} = props;
  return (
    <>
      {groupId && !lazy && (
        <RememberedTab groupId={groupId} values={valuesOf(props)} />
      )}
      <Tabs {...props} />
    </>
  );
}
