import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {checkCommand, type SameCauses} from '../../errors/details';
import type {ErrorBook, Variable} from '../../errors/model';
import {sampleHost} from '../../api/samples/call';
import Code from '../code/Code';
import RichText from '../reference/RichText';
import controls from '../tryIt/controls.module.css';
import {linkStart} from '../tryIt/link/link';
import styles from './errors.module.css';

interface Props {
  cause: SameCauses;
  variables: readonly Variable[];
  labels: ErrorBook['labels'];
  /** The operation is known, and the calls to check with are a click away. */
  isHere?: boolean;
  /** Only its title shows until the reader opens it. */
  isFolded?: boolean;
}

/** Operations that are shown before the others are folded. */
const shown = 6;

/** What the command of a check is written for. */
const tool = 'cURL';

/** Calls that a card offers to check with. */
const mostChecks = 2;

function Operations({
  operations,
  labels,
}: Pick<SameCauses, 'operations'> & Pick<Props, 'labels'>): ReactNode {
  const links = operations.map(({operation: {rpc, path}, address}) => (
    <li key={path}>
      <Link to={address}>
        <code>{rpc}</code>
      </Link>
    </li>
  ));
  return (
    <>
      <ul className={styles.operations}>{links.slice(0, shown)}</ul>
      {links.length > shown && (
        <details className={styles.more}>
          <summary>{`+ ${links.length - shown}`}</summary>
          <ul className={styles.operations}>{links.slice(shown)}</ul>
        </details>
      )}
      {operations.length > 1 && (
        <p className={styles.note}>
          {labels[
            'One of {count} operations returns this message; the text does not say which.'
          ].replace('{count}', String(operations.length))}
        </p>
      )}
    </>
  );
}

/** The calls that check a cause: in the sandbox, and as a command. */
function Checks({
  cause: {checks},
  variables,
  labels,
}: Pick<Props, 'cause' | 'variables' | 'labels'>): ReactNode {
  return checks.slice(0, mostChecks).map((operation) => (
    <div key={operation.path} className={styles.run}>
      <Link
        className={controls.button}
        to={`${operation.page}${linkStart}server=sandbox`}
      >
        {labels['Run this check']}
        {labels[': ']}
        {operation.rpc}
      </Link>
      <details className={styles.more}>
        <summary>{tool}</summary>
        <Code language="bash">
          {checkCommand(operation, variables, sampleHost)}
        </Code>
      </details>
    </div>
  ));
}

/**
 * A cause of an error, the same wherever one is explained: what it is, the
 * operations that return it, how to check and to fix it, with the values of the
 * text put in.
 */
export default function ErrorCard({
  cause,
  variables,
  labels,
  isHere,
  isFolded,
}: Props): ReactNode {
  const {text, check, fix, operations, steps, code} = cause;
  const title = (
    <>
      <RichText text={text} /> <code className={styles.code}>{code}</code>
    </>
  );
  const rest = (
    <>
      {!isHere && <Operations operations={operations} labels={labels} />}
      <dl className={styles.advice}>
        {check.length > 0 && (
          <>
            <dt>{labels.Check}</dt>
            <dd>
              <RichText text={check} />
              {!isHere && (
                <Checks cause={cause} variables={variables} labels={labels} />
              )}
            </dd>
          </>
        )}
        {fix.length > 0 && (
          <>
            <dt>{labels.Fix}</dt>
            <dd>
              <RichText text={fix} />
            </dd>
          </>
        )}
      </dl>
      {!isHere && steps.length > 0 && (
        <p className={styles.note}>
          {labels['Step of a guide']}
          {labels[': ']}
          {steps.map(([name, address], index) => (
            <span key={address}>
              {index > 0 && labels[', ']}
              <Link to={address}>{name}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
  return isFolded ? (
    <details className={styles.folded}>
      <summary className={styles.cause}>{title}</summary>
      {rest}
    </details>
  ) : (
    <>
      <p className={styles.cause}>{title}</p>
      {rest}
    </>
  );
}
