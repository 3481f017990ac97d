import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './home.module.css';

interface Props {
  title: ReactNode;
  /** Leads to all of what the section shows a part of. */
  more?: {to: string; text: ReactNode};
  children: ReactNode;
}

export default function Section({title, more, children}: Props): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <Heading as="h2">{title}</Heading>
        {more && <Link to={more.to}>{more.text}</Link>}
      </div>
      {children}
    </section>
  );
}
