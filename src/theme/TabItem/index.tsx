import type {ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/** A tab's content. Without scripts all contents show, each below its name. */
export default function NamedTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className={styles.name}>{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
