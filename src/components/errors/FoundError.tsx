import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Finding} from '../../search';
import {surenessLabels} from '../../search/labels';
import {getPath, getTitle} from '../../search/record';
import type {Found} from '../search/client';
import ErrorCards from './ErrorCard';
import styles from './errors.module.css';

interface Props {
  finding: Finding;
  found: Found;
}

function Section({finding: {records, rows}, found}: Props): ReactNode {
  const [section] = records;
  if (!section || section.remedy) return null;
  return (
    <>
      <p className={styles.cause}>
        <Link to={getPath(section)}>{section.title}</Link>
      </p>
      <p>{section.text}</p>
      <ErrorCards records={rows} values={[]} found={found} areFolded />
    </>
  );
}

export default function FoundError({finding, found}: Props): ReactNode {
  const {labels} = found;
  const {records, sureness, why, values, others} = finding;
  return (
    <li className={styles.found} data-sureness={sureness}>
      <Section finding={finding} found={found} />
      <ErrorCards records={records} values={values} found={found} />
      <p className={styles.note}>
        <strong>{labels[surenessLabels[sureness]]}</strong> {why.join(' · ')}
      </p>
      {values.length > 0 && (
        <p className={styles.note}>
          {labels['In the text']}
          {labels[': ']}
          {values.map(([name, value], index) => (
            <span key={name}>
              {index > 0 && labels[', ']}
              <code>{name}</code> <code>{value}</code>
            </span>
          ))}
        </p>
      )}
      {others.length > 0 && (
        <details className={styles.folded}>
          <summary>{`${labels['Ruled out']} (${others.length})`}</summary>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.anchor}>
                <Link to={getPath(other)}>{getTitle(other)}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
