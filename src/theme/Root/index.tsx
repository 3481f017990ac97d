import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import Failure from '../Loading/Failure';
import Spinner from '../Loading/Spinner';
import {useDrawerKeys} from './useDrawerKeys';
import {usePatientLinks} from './usePatientLinks';
import styles from './styles.module.css';

/**
 * What stands over every page. The program in the head (`src/theme/head`) shows the
 * failure notice, and the class of the progress bar shows the spinner.
 */
export default function Root({children}: Props): ReactNode {
  useDrawerKeys();
  usePatientLinks();
  return (
    <>
      <div id="failure" className={styles.failure} hidden>
        <Failure />
      </div>
      {children}
      <div role="status" className={styles.status}>
        <div className={styles.slow}>
          <Spinner isSmall />
        </div>
      </div>
    </>
  );
}
