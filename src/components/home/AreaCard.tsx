import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Icon from './Icon';
import type {Area} from './areaList';
import styles from './areas.module.css';

/** Name of an area, what it does, and links to its service and operations. */
export default function AreaCard({area}: {area: Area}): ReactNode {
  return (
    <li className={styles.area}>
      <Icon name={area.icon} className={styles.icon} />
      <Heading as="h3" className={styles.name}>
        <Link to={area.to}>{area.name}</Link>
      </Heading>
      <p className={styles.summary}>{area.summary}</p>
      <ul className={styles.operations}>
        {area.operations.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
