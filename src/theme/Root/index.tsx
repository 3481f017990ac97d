import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import Failure from '../Loading/Failure';
import Spinner from '../Loading/Spinner';
import {useDrawerKeys} from './useDrawerKeys';
import styles from './styles.module.css';

/**
 * Content around every page: the failure notice, which the inline script
 * (`src/theme/head`) shows, and the spinner, which the progress bar's class
 * shows.
 */
export default function Root({children}: Props): ReactNode {
  useDrawerKeys();
  return (
    <>
      <div id="failure" className={styles.failure} hidden>
        <Failure />
      </div>
      {children}
      <div role="status">
        <div className={styles.slow}>
          <Spinner isSmall />
        </div>
      </div>
    </>
  );
}
