import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sampleHost} from '../../api/samples/call';
import {getPath, type SearchRecord} from '../../search/record';
import {
  getChecks,
  getCommand,
  getRemedies,
  type SameRemedy,
} from '../../search/remedies';
import Code from '../code/Code';
import RichText from '../reference/RichText';
import type {Found} from '../search/client';
import controls from '../tryIt/controls.module.css';
import {linkStart} from '../tryIt/link';
import styles from './errors.module.css';

interface ListProps {
  /** Errors, rows, or sections with a remedy. */
  records: SearchRecord[];
  values: [name: string, value: string][];
  found: Found;
  /** Whether the reader is on the page of the operation, or sent its call. */
  isHere?: boolean;
  /** Whether the title of the first one is all that is visible at first. */
  areFolded?: boolean;
}

interface Props extends ListProps {
  same: SameRemedy;
  isFolded: boolean;
}

/** Operations shown before the rest is summarized as a number. */
const mostShown = 6;

function Operations({
  same: {records},
  found: {labels},
}: Pick<Props, 'same' | 'found'>): ReactNode {
  return (
    <>
      <ul className={styles.operations}>
        {records.slice(0, mostShown).map((record) => (
          <li key={getPath(record)}>
            <Link to={getPath(record)}>
              <code>{record.remedy?.rpc}</code>
            </Link>
          </li>
        ))}
        {records.length > mostShown && (
          <li>{`+ ${records.length - mostShown}`}</li>
        )}
      </ul>
      {records.length > 1 && (
        <p className={styles.note}>
          {labels[
            'One of {count} operations returns this message; the text does not say which.'
          ].replace('{count}', String(records.length))}
        </p>
      )}
    </>
  );
}

/** Try, check, fix, retry: actions for an error, in order. */
function Marks({
  same: {records, remedy},
  found: {labels, operations},
}: Pick<Props, 'same' | 'found'>): ReactNode {
  const [record] = records;
  const [check] = getChecks(remedy, operations);
  if (!record || !remedy.code) return null;
  const call = `${record.page}${linkStart}server=sandbox`;
  return (
    <ol className={styles.marks}>
      <li>
        <Link to={`${call}&error=${record.anchor}`}>{labels.Reproduce}</Link>
      </li>
      {check && (
        <li>
          <Link to={`${check.page}${linkStart}server=sandbox`}>
            {labels.Check}
            {labels[': ']}
            <code>{check.context.replace(/^.*\//, '')}</code>
          </Link>
        </li>
      )}
      <li>
        <Link to={getPath(record)}>{labels.Fix}</Link>
      </li>
      <li>
        <Link to={call}>{labels.Retry}</Link>
      </li>
    </ol>
  );
}

/** Cause, operations, check, and fix, with values from the text. */
function ErrorCard(props: Props): ReactNode {
  const {same, found, values, isHere, isFolded} = props;
  const {remedy, records} = same;
  const {labels, operations} = found;
  const [first] = records;
  const title = remedy.code ? (
    <>
      <RichText text={remedy.cause} /> <code>{remedy.code}</code>
    </>
  ) : (
    first && <Link to={getPath(first)}>{first.title}</Link>
  );
  const rest = (
    <>
      {remedy.code && !isHere && <Operations {...props} />}
      <dl className={styles.advice}>
        {!remedy.code && (
          <>
            <dt>{labels.Cause}</dt>
            <dd>
              <RichText text={remedy.cause} />
            </dd>
          </>
        )}
        {remedy.check && (
          <>
            <dt>{labels.Check}</dt>
            <dd>
              <RichText text={remedy.check} />
              {!isHere &&
                getChecks(remedy, operations).map((operation) => (
                  <div key={operation.page} className={styles.run}>
                    <Link
                      className={controls.small}
                      to={`${operation.page}${linkStart}server=sandbox`}
                    >
                      {labels['Run this check']}
                    </Link>
                    <Code language="bash">
                      {getCommand(operation, [...values], sampleHost)}
                    </Code>
                  </div>
                ))}
            </dd>
          </>
        )}
        {remedy.fix && (
          <>
            <dt>{labels.Fix}</dt>
            <dd>
              <RichText text={remedy.fix} />
            </dd>
          </>
        )}
      </dl>
      {!isHere && <Marks {...props} />}
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

/** Remedies shown in the place of the call, which names its operation. */
const mostHere = 2;

/** What to do about errors; only the first is unfolded. */
export default function ErrorCards(props: ListProps): ReactNode {
  const {records, values, found, isHere, areFolded = false} = props;
  return getRemedies({records, values}, found.labels)
    .slice(0, isHere ? mostHere : undefined)
    .map((same, index) => (
      <ErrorCard
        key={index}
        {...props}
        same={same}
        isFolded={areFolded || index > 0}
      />
    ));
}
