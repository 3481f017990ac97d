import type {ReactNode} from 'react';
import clsx from 'clsx';
import TryIt from '../tryIt/TryIt';
import BreakableName from '../BreakableName';
import CopyButton from '../code/CopyButton';
import columns from './Columns.module.css';
import styles from './styles.module.css';

interface Props {
  operation: string;
  path: string;
  isQuiet: boolean;
}

/** Head of the card with the samples. */
export default function Endpoint(props: Props): ReactNode {
  const {operation, path, isQuiet} = props;
  const method = path.lastIndexOf('/') + 1;
  return (
    <div className={clsx(styles.endpoint, columns.head)}>
      <div>
        <strong className={styles.method}>POST</strong>{' '}
        <code className={styles.path}>
          <BreakableName name={path.slice(0, method)} />
          <wbr />
          <b>
            <BreakableName name={path.slice(method)} />
          </b>
        </code>
      </div>
      <CopyButton getText={() => path} />
      <TryIt operation={operation} isQuiet={isQuiet} />
    </div>
  );
}
