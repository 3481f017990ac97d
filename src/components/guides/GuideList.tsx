import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import list from '@generated/content-data/default/guides.json';
import styles from './list.module.css';

interface Props {
  first?: number;
}

export default function GuideList({first}: Props): ReactNode {
  return (
    <ul className={styles.guides}>
      {list.slice(0, first).map(({name, title, summary, minutes, steps}) => (
        <li key={name}>
          <Link to={`/docs/guides/${name}`}>{title}</Link>
          <span className={styles.time}>
            <Translate
              description="How long a guide takes; {minutes} is a number"
              values={{minutes, count: steps}}
            >
              {'About {minutes} minutes · {count} steps'}
            </Translate>
          </span>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
