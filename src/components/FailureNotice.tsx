import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import controls from './tryIt/controls.module.css';
import styles from './FailureNotice.module.css';

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

export default function FailureNotice({children, onRetry}: Props): ReactNode {
  return (
    <p role="alert" className={styles.notice}>
      {children}{' '}
      <button type="button" className={controls.small} onClick={onRetry}>
        <Translate
          id="Retry (button)"
          description="Button that loads again what failed"
        >
          Retry
        </Translate>
      </button>
    </p>
  );
}
