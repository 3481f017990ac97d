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
}

interface Props extends ListProps {
  same: SameRemedy;
}

/** Operations shown before the rest is summarized as a number. */
const mostShown = 6;

const Operations = ({same: {records}}: Pick<Props, 'same'>): ReactNode => (
  <ul className="flow">
    {records.slice(0, mostShown).map((record) => (
      <li key={getPath(record)}>
        <Link to={getPath(record)}>
          <code>{record.remedy?.rpc}</code>
        </Link>
      </li>
    ))}
    {records.length > mostShown && <li>{`+ ${records.length - mostShown}`}</li>}
  </ul>
);

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

/** A check in words, and the operations that run it. */
function Check({same: {remedy}, found, values, isHere}: Props): ReactNode {
  return (
    <dd>
      <RichText text={remedy.check ?? []} />
      {!isHere &&
        getChecks(remedy, found.operations).map((operation) => (
          <div key={operation.page} className={styles.run}>
            <Link
              className={controls.small}
              to={`${operation.page}${linkStart}server=sandbox`}
            >
              {found.labels['Run this check']}
            </Link>
            <Code language="bash">
              {getCommand(operation, [...values], sampleHost)}
            </Code>
          </div>
        ))}
    </dd>
  );
}

/** Operations, cause, check, and fix, with values from the text. */
function ErrorCard(props: Props): ReactNode {
  const {same, found, isHere} = props;
  const {remedy} = same;
  const {labels} = found;
  return (
    <>
      {remedy.code && !isHere && <Operations same={same} />}
      <dl>
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
            <Check {...props} />
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
}

function Title({remedy, records: [first]}: SameRemedy): ReactNode {
  if (!remedy.code) {
    return first && <Link to={getPath(first)}>{first.title}</Link>;
  }
  return (
    <>
      <RichText text={remedy.cause} /> <code>{remedy.code}</code>
    </>
  );
}

/** Remedies shown in the place of the call, which names its operation. */
const mostHere = 2;

/** What to do about errors; only the first is unfolded. */
export default function ErrorCards(props: ListProps): ReactNode {
  const {records, values, found, isHere} = props;
  return getRemedies({records, values}, found.labels)
    .slice(0, isHere ? mostHere : undefined)
    .map((same, index) => (
      <details key={index} open={index === 0}>
        <summary className={styles.cause}>
          <Title {...same} />
        </summary>
        <ErrorCard {...props} same={same} />
      </details>
    ));
}
