import type {ReactNode} from 'react';
import TryIt from '../tryIt/TryIt';
import BreakableName from '../BreakableName';
import CopyButton from '../code/CopyButton';
import styles from './styles.module.css';

interface Props {
  operation: string;
  path: string;
  unimplemented?: boolean;
  children?: ReactNode;
}

export default function Endpoint(props: Props): ReactNode {
  const {operation, path, unimplemented, children} = props;
  const method = path.lastIndexOf('/') + 1;
  return (
    <div className={styles.endpoint}>
      <strong className={styles.method}>POST</strong>
      <code className={styles.path}>
        <BreakableName name={path.slice(0, method)} />
        <wbr />
        <b>
          <BreakableName name={path.slice(method)} />
        </b>
      </code>
      <CopyButton text={path} />
      {children}
      <TryIt operation={operation} isQuiet={unimplemented} />
    </div>
  );
}
