import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import GuideList from '../guides/GuideList';
import styles from './areas.module.css';

/** The jobs that the guides lead through. */
export default function Guides(): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <Heading as="h2" className={styles.title}>
          <Translate
            id="home.guides.title"
            description="Heading above the guides of the home page"
          >
            Do a job step by step
          </Translate>
        </Heading>
        <Link to="/docs/category/guides">
          <Translate
            id="home.guides.all"
            description="Link to the list of all guides"
          >
            All guides
          </Translate>
        </Link>
      </div>
      <GuideList />
    </section>
  );
}
