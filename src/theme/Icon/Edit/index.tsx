import type {ReactNode} from 'react';
import Icon from '@site/src/components/icon';
import styles from './styles.module.css';

/** In the style sheet, not in each page. */
export default function IconEdit(): ReactNode {
  return <Icon shape="edit" className={styles.icon} />;
}
