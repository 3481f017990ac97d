import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import list from '@generated/content-data/default/guides.json';
import Heading from '@theme/Heading';
import GuideList from '../guides/GuideList';
import styles from './areas.module.css';

export default function Guides(): ReactNode {
  if (list.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <Heading as="h2" className={styles.title}>
          <Translate>Step-by-step guides</Translate>
        </Heading>
        <Link to="/docs/category/guides">
          <Translate
            description="Link to the list of all guides; {count} is a number"
            values={{count: list.length}}
          >
            {'All {count} guides'}
          </Translate>
        </Link>
      </div>
      <GuideList level="h3" isShort />
    </section>
  );
}
