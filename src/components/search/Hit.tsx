import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import clsx from 'clsx';
import type {ComboboxStore} from '@ariakit/react/combobox';
import {CompositeItem} from '@ariakit/react/composite';
import type {SearchHit} from '../../search/types';
import {kindName} from './kinds';
import Marked from './Marked';
import styles from './Box.module.css';

interface Props {
  hit: SearchHit;
  store: ComboboxStore;
  /** Base address of the language, with a slash at its end. */
  baseUrl: string;
  /** Title of the hit's service. */
  service?: string;
}

/** Titles and second lines of these are names of the API, not words. */
const named = {
  title: ['schema', 'field', 'value', 'header'],
  context: ['operation', 'service', 'schema'],
};

/**
 * A hit. A `ComboboxItem` would do more than is wanted, and so would the link of
 * Docusaurus, which fetches the pages of all links in view: those of the hits
 * change with every key.
 */
export default function Hit(props: Props): ReactNode {
  const {hit, store, baseUrl, service} = props;
  return (
    <CompositeItem
      store={store}
      role="option"
      id={`hit-${hit.kind}-${hit.path}-${hit.title}`.replace(/\s/g, '_')}
      className={styles.hit}
      render={<Link to={baseUrl + hit.path.replace(/^\//, '')} />}
    >
      <span className={styles.line}>
        <span
          className={clsx(
            styles.title,
            named.title.includes(hit.kind) && styles.code,
          )}
        >
          <Marked text={hit.title} marks={hit.titleMarks} />
        </span>{' '}
        <span className={styles.about}>
          <span className={styles.kind}>{kindName(hit.kind)}</span>
          {service && <span> {service}</span>}
        </span>
      </span>{' '}
      {hit.context && (
        <span
          className={clsx(
            styles.context,
            named.context.includes(hit.kind) && styles.code,
          )}
        >
          {hit.context}
        </span>
      )}{' '}
      {hit.excerpt && (
        <span className={styles.excerpt}>
          <Marked text={hit.excerpt} marks={hit.excerptMarks} />
        </span>
      )}
    </CompositeItem>
  );
}
