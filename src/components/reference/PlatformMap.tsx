import type {ReactNode} from 'react';
import styles from './PlatformMap.module.css';

/** The layers of the platform with their services and objects, as lists. */
export default function PlatformMap({
  children,
}: {
  children?: ReactNode;
}): ReactNode {
  return <div className={styles.map}>{children}</div>;
}
