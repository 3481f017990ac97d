import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {GuideOperation} from '../../guides/model';
import EffectSign from '../EffectSign';
import reference from '../reference/styles.module.css';
import styles from './styles.module.css';

interface Props {
  path: string;
  operation: GuideOperation;
  destructive: boolean;
  /** What the link to the page of the operation says, if not its title. */
  children?: ReactNode;
}

/** The operation that is called, and whether it destroys something. */
export default function CallLine(props: Props): ReactNode {
  const {path, operation, destructive, children} = props;
  return (
    <p className={styles.call}>
      <strong className={reference.method}>POST</strong>{' '}
      <code className={reference.path}>{path}</code>{' '}
      <Link to={`/docs/api/${operation.slug}`}>
        {children ?? operation.title}
      </Link>
      {operation.effect && (
        <>
          {' '}
          <EffectSign effect={operation.effect} />
        </>
      )}
      {destructive && (
        <>
          {' '}
          <span className={reference.danger}>
            <Translate
              id="reference.destructive"
              description="Mark of a guide step whose call loses data or ends running work"
            >
              destructive
            </Translate>
          </span>
        </>
      )}
    </p>
  );
}
