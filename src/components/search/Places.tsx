import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchKind} from '../../search/types';
import {getKindName} from './kinds';
import styles from './SearchPanel.module.css';

/** A page to begin with. */
export interface Place {
  kind: SearchKind;
  title: string;
  /** Address without the base address of the locale. */
  path: string;
}

interface Props {
  heading: string;
  places: readonly Place[];
}

/** Pages that are offered before something is typed. The list opens them. */
export default function Places({heading, places}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  if (places.length === 0) return null;
  return (
    <div role="presentation" className={styles.group}>
      <div className={styles.heading} aria-hidden="true">
        {heading}
      </div>
      {places.map(({kind, title, path}) => (
        // Plain, like hits: the link of Docusaurus would fetch each page.
        // eslint-disable-next-line @docusaurus/no-html-links
        <a
          key={path}
          href={baseUrl + path.replace(/^\//, '')}
          // The combobox says which one is selected.
          // eslint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="option"
          tabIndex={-1}
          className={styles.place}
        >
          {title} <span className={styles.spoken}>{getKindName(kind)}</span>
        </a>
      ))}
    </div>
  );
}
