import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import areas from '@generated/content-data/default/areas.json';
import {LinkList, TitleLink} from '../reference/links';
import Section from './Section';
import styles from './home.module.css';

/** The areas of the platform, with their most frequent operations. */
export default function Areas({services}: {services: number}): ReactNode {
  if (areas.length === 0) return null;
  return (
    <Section
      title={<Translate>What the platform manages</Translate>}
      more={{
        to: '/docs/category/api',
        text: (
          <Translate
            description="Link to the list of all services of the API; {count} is a number"
            values={{count: services}}
          >
            {'All {count} services'}
          </Translate>
        ),
      }}
    >
      <ul className={styles.areas}>
        {areas.map(({name, to, summary, operations}) => (
          <li key={to}>
            <Heading as="h3">
              <Link to={to}>{name}</Link>
            </Heading>
            <p>{summary}</p>
            <LinkList items={operations} Item={TitleLink} className="flow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
