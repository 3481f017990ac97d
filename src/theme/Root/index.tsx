import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Root';
import {useDrawerKeys} from './useDrawerKeys';
import styles from './styles.module.css';

/**
 * Content around every page: the failure notice, which the inline script
 * (`src/theme/head`) fills and shows, and the spinner, which the progress bar's
 * class shows.
 */
export default function Root({children}: Props): ReactNode {
  useDrawerKeys();
  return (
    <>
      <div id="failure" className={styles.failure} hidden>
        <div
          className={clsx('alert alert--danger', styles.notice)}
          role="alert"
        >
          <p className="plain">
            <strong>
              <Translate>The page could not be loaded.</Translate>
            </strong>{' '}
            <Translate>Check your connection, then retry.</Translate>
          </p>
          <p className={clsx('plain', styles.detail)} />
          <button className="button button--secondary" type="button">
            <Translate
              id="Retry (button)"
              description="Button that loads again what failed"
            >
              Retry
            </Translate>
          </button>
        </div>
      </div>
      {children}
      <div role="status">
        <div className={styles.slow}>
          <span className={styles.spinner} aria-hidden="true" />
          <p className="plain">
            <Translate description="Text beside the spinner while a page loads">
              Loading the page…
            </Translate>
          </p>
        </div>
      </div>
    </>
  );
}
