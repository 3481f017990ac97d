import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Finding} from '../../search';
import {surenessLabels} from '../../search/labels';
import {getCall, getPath, getShownText, getTitle} from '../../search/record';
import type {FoundRemedy} from '../../search/remedies';
import Code from '../code/Code';
import RichText from '../reference/RichText';
import type {Found} from '../search/client';
import controls from '../tryIt/controls.module.css';
import {linkStart} from '../tryIt/link';
import styles from './errors.module.css';

interface Props {
  finding: Finding;
  labels: Found['labels'];
  /** Whether the reader has sent the call, and so knows its operation. */
  isHere?: boolean;
}

interface RemedyProps extends Pick<Props, 'labels' | 'isHere'> {
  remedy: FoundRemedy;
}

/** Operations shown before the rest is summarized as a number. */
const mostShown = 6;

/** Remedies shown if the reader has sent the call. */
const mostHere = 2;

const toSandbox = (page: string): string => `${page}${linkStart}server=sandbox`;

function Title({remedy, isHere}: Omit<RemedyProps, 'labels'>): ReactNode {
  const {code, cause, records} = remedy;
  const [first] = records;
  if (!code) return first && <Link to={getPath(first)}>{first.title}</Link>;
  return (
    <>
      <RichText text={cause} /> {!isHere && <code>{code}</code>}
    </>
  );
}

const Operations = ({records}: FoundRemedy): ReactNode => (
  <ul className="flow">
    {records.slice(0, mostShown).map((record) => (
      <li key={getPath(record)}>
        <Link to={getPath(record)}>
          <code>{getCall(record).rpc}</code>
        </Link>
      </li>
    ))}
    {records.length > mostShown && <li>{`+ ${records.length - mostShown}`}</li>}
  </ul>
);

/** Cause, check with the operations that run it, and fix. */
function Parts({remedy, labels, isHere}: RemedyProps): ReactNode {
  const {code, cause, check, fix, checks} = remedy;
  const parts = [
    // The title of an error is its cause.
    ['Cause', code ? undefined : cause],
    ['Check', check],
    ['Fix', fix],
  ] as const;
  return (
    <dl>
      {parts.map(
        ([name, text]) =>
          text && (
            <Fragment key={name}>
              <dt>{labels[name]}</dt>
              <dd>
                <RichText text={text} />
                {name === 'Check' &&
                  !isHere &&
                  checks.map(({page, command}) => (
                    <div key={page} className={styles.run}>
                      <Link className={controls.small} to={toSandbox(page)}>
                        {labels['Run this check']}
                      </Link>
                      <Code language="bash">{command}</Code>
                    </div>
                  ))}
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

/** Try, check, fix, retry: actions for an error, in order. */
function Marks({remedy: {records, checks}, labels}: RemedyProps): ReactNode {
  const [record] = records;
  if (!record) return null;
  const call = toSandbox(record.page);
  const marks: [name: ReactNode, to: string][] = [
    [labels.Reproduce, `${call}&error=${record.anchor}`],
    ...checks.slice(0, 1).map(({page, rpc}): [ReactNode, string] => [
      <>
        {labels.Check}
        {labels[': ']}
        <code>{rpc}</code>
      </>,
      toSandbox(page),
    ]),
    [labels.Fix, getPath(record)],
    [labels.Retry, call],
  ];
  return (
    <ol className={styles.marks}>
      {marks.map(([name, to], index) => (
        <li key={index}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ol>
  );
}

/** How sure the finding is, and what the text is not. */
function Reasons({finding, labels}: Props): ReactNode {
  const {sureness, why, others} = finding;
  return (
    <>
      <p className="note">
        <strong>{labels[surenessLabels[sureness]]}</strong> {why.join(' · ')}
      </p>
      {others.length > 0 && (
        <details>
          <summary>{`${labels['Ruled out']} (${others.length})`}</summary>
          <ul className="note">
            {others.map((other) => (
              <li key={other.anchor}>
                <Link to={getPath(other)}>{getTitle(other)}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A finding with what to do about it; only the first remedy is unfolded. */
export default function FoundError(props: Props): ReactNode {
  const {finding, labels, isHere} = props;
  const {sureness, remedies} = finding;
  const [first] = finding.records;
  return (
    <div className={styles.found} data-sureness={isHere ? undefined : sureness}>
      {first && !first.cause && (
        <>
          <p className={styles.cause}>
            <Link to={getPath(first)}>{first.title}</Link>
          </p>
          <p>{getShownText(first)}</p>
        </>
      )}
      {remedies.slice(0, isHere ? mostHere : undefined).map((remedy, index) => {
        const isOperation = remedy.code !== undefined && !isHere;
        return (
          <details key={index} open={index === 0}>
            <summary className={styles.cause}>
              <Title remedy={remedy} isHere={isHere} />
            </summary>
            {isOperation && <Operations {...remedy} />}
            <Parts remedy={remedy} labels={labels} isHere={isHere} />
            {isOperation && <Marks remedy={remedy} labels={labels} />}
          </details>
        );
      })}
      {!isHere && <Reasons {...props} />}
    </div>
  );
}
