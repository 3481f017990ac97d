import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import AreaCard from './AreaCard';
import {areas} from './areaList';
import styles from './areas.module.css';

/** The six areas of the platform. */
export default function Areas(): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <Heading as="h2" className={styles.title}>
          <Translate description="Heading above the areas of the home page">
            What the platform manages
          </Translate>
        </Heading>
        <Link to="/docs/category/api">
          <Translate description="Link to the list of all services of the API">
            All 12 services
          </Translate>
        </Link>
      </div>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <AreaCard key={area.to} area={area} />
        ))}
      </ul>
    </section>
  );
}
