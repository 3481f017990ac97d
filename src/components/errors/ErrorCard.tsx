import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {getPath, type SearchRecord} from '../../search/record';
import {getRemedies, type SameRemedy} from '../../search/remedies';
import RichText from '../reference/RichText';
import {linkStart} from '../tryIt/link';
import styles from './errors.module.css';

interface ListProps {
  /** Errors, rows, or sections with a remedy. */
  records: SearchRecord[];
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

function Operations({same: {records}}: Pick<Props, 'same'>): ReactNode {
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
          <Translate
            description="Above the operations that return a message; keep {count}"
            values={{count: records.length}}
          >
            {
              'One of {count} operations returns this message; the text does not say which.'
            }
          </Translate>
        </p>
      )}
    </>
  );
}

/** Try, fix, retry: actions for an error, in order. */
function Marks({same: {records, remedy}}: Pick<Props, 'same'>): ReactNode {
  const [record] = records;
  if (!record || !remedy.code) return null;
  const call = `${record.page}${linkStart}server=sandbox`;
  return (
    <ol className={styles.marks}>
      <li>
        <Link to={`${call}&error=${record.anchor}`}>
          <Translate description="Link of an error: has the sandbox answer with it">
            Reproduce
          </Translate>
        </Link>
      </li>
      <li>
        <Link to={getPath(record)}>
          <Translate>Fix</Translate>
        </Link>
      </li>
      <li>
        <Link to={call}>
          <Translate description="Link of an error: sends the call again">
            Retry
          </Translate>
        </Link>
      </li>
    </ol>
  );
}

/** Cause, operations, check, and fix. */
function ErrorCard(props: Props): ReactNode {
  const {same, isHere, isFolded} = props;
  const {remedy, records} = same;
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
            <dt>
              <Translate description="Before what a symptom is">
                Cause
              </Translate>
            </dt>
            <dd>
              <RichText text={remedy.cause} />
            </dd>
          </>
        )}
        {remedy.check && (
          <>
            <dt>
              <Translate>Check</Translate>
            </dt>
            <dd>
              <RichText text={remedy.check} />
            </dd>
          </>
        )}
        {remedy.fix && (
          <>
            <dt>
              <Translate>Fix</Translate>
            </dt>
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
  const {records, isHere, areFolded = false} = props;
  return getRemedies(records)
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
