import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import areas from '@generated/content-data/default/areas.json';
import {LinkList, TitleLink} from '../reference/links';
import type {AreaData} from './data';
import Icon from './Icon';
import styles from './areas.module.css';

function AreaCard(area: AreaData): ReactNode {
  const {icon, name, to, summary, operations} = area;
  return (
    <li className={styles.area}>
      <Icon name={icon} className={styles.icon} />
      <Heading as="h3" className={styles.name}>
        <Link to={to}>{name}</Link>
      </Heading>
      <p className={styles.summary}>{summary}</p>
      <LinkList
        items={operations}
        Item={TitleLink}
        className={styles.operations}
      />
    </li>
  );
}

interface Props {
  services: number;
}

export default function Areas({services}: Props): ReactNode {
  if (areas.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <Heading as="h2" className={styles.title}>
          <Translate>What the platform manages</Translate>
        </Heading>
        <Link to="/docs/category/api">
          <Translate
            description="Link to the list of all services of the API; {count} is a number"
            values={{count: services}}
          >
            {'All {count} services'}
          </Translate>
        </Link>
      </div>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <AreaCard key={area.to} {...area} />
        ))}
      </ul>
    </section>
  );
}
