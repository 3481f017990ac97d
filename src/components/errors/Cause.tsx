import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {checkCommand, type SameCauses} from '../../errors/details';
import type {ErrorBook, Variable} from '../../errors/model';
import {sampleHost} from '../../api/samples/call';
import Code from '../code/Code';
import RichText from '../reference/RichText';
import styles from './errors.module.css';

interface Props {
  cause: SameCauses;
  variables: readonly Variable[];
  labels: ErrorBook['labels'];
  /** The operation is known, and the calls to check with are a click away. */
  isHere?: boolean;
}

/** Operations that are shown before the others are folded. */
const shown = 6;

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
      {operations.length > 1 && (
        <p className={styles.note}>
          {labels[
            'One of {count} operations returns this message; the text does not say which.'
          ].replace('{count}', String(operations.length))}
        </p>
      )}
      <ul className={styles.operations}>{links.slice(0, shown)}</ul>
      {links.length > shown && (
        <details className={styles.more}>
          <summary>{`+ ${links.length - shown}`}</summary>
          <ul className={styles.operations}>{links.slice(shown)}</ul>
        </details>
      )}
    </>
  );
}

/** A cause with what checks it and what helps, the values of the text put in. */
export default function Cause({
  cause,
  variables,
  labels,
  isHere,
}: Props): ReactNode {
  const {text, check, fix, operations, checks, steps, code} = cause;
  return (
    <>
      <p className={styles.cause}>
        <code className={styles.code}>{code}</code> <RichText text={text} />
      </p>
      {!isHere && <Operations operations={operations} labels={labels} />}
      <dl className={styles.advice}>
        {check.length > 0 && (
          <>
            <dt>{labels.Check}</dt>
            <dd>
              <RichText text={check} />
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
      {(isHere ? [] : checks.slice(0, 2)).map((operation) => (
        <Code
          key={operation.path}
          language="bash"
          title={`${labels['Run this check']}${labels[': ']}${operation.rpc}`}
        >
          {checkCommand(operation, variables, sampleHost)}
        </Code>
      ))}
      {!isHere && steps.length > 0 && (
        <p className={styles.note}>
          {labels['Step of a guide']}
          {labels[': ']}
          {steps.map(([title, address], index) => (
            <span key={address}>
              {index > 0 && labels[', ']}
              <Link to={address}>{title}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
