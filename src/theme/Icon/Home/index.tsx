import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/Home';
import Icon from '@site/src/components/icon';
import styles from './styles.module.css';

/** In the style sheet, not in each page. */
export default function IconHome({className}: Props): ReactNode {
  return <Icon shape="home" className={clsx(styles.icon, className)} />;
}
