import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SearchHit} from '../../search/types';
import EffectSign from '../EffectSign';
import {getKindName} from './kinds';
import Marked from './Marked';
import styles from './SearchPanel.module.css';

interface Props {
  hit: SearchHit;
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

/** A phone has one line for the name of a call, but not with this. */
const sameForAll = /^POST \//;

/**
 * A hit, which the list opens when it is clicked. The link of Docusaurus would
 * fetch the pages of all links in view: those of the hits change with every key.
 */
export default function Hit({hit, baseUrl, service}: Props): ReactNode {
  return (
    // Plain: the list opens it.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      href={baseUrl + hit.path.replace(/^\//, '')}
      // The combobox says which one is selected.
      // eslint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="option"
      id={`hit-${hit.kind}-${hit.path}-${hit.title}`.replace(/\s/g, '_')}
      // Reached from the field.
      tabIndex={-1}
      className={styles.hit}
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
        {hit.effect && <EffectSign effect={hit.effect} />}{' '}
        <span className={styles.spoken}>{getKindName(hit.kind)}</span>{' '}
        {service && <span className={styles.about}>{service}</span>}
      </span>{' '}
      {hit.context && (
        <span
          className={clsx(
            styles.context,
            named.context.includes(hit.kind) && styles.code,
          )}
        >
          {hit.context.replace(sameForAll, '')}
        </span>
      )}{' '}
      {hit.excerpt && (
        <span className={styles.excerpt}>
          <Marked text={hit.excerpt} marks={hit.excerptMarks} />
        </span>
      )}
    </a>
  );
}
