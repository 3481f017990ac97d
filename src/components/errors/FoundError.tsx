import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Finding} from '../../search';
import {getPath} from '../../search/record';
import {getColon, Listed} from '../reference/punctuation';
import ErrorCards from './ErrorCard';
import styles from './errors.module.css';

const description = 'How sure it is that a pasted error is this one';

const surenessTexts = {
  certain: translate({message: 'Certain', description}),
  likely: translate({message: 'Likely', description}),
  possible: translate({message: 'Possible', description}),
};

function Section({finding: {records, rows}}: {finding: Finding}): ReactNode {
  const [section] = records;
  if (!section || section.remedy) return null;
  return (
    <>
      <p className={styles.cause}>
        <Link to={getPath(section)}>{section.title}</Link>
      </p>
      <p>{section.text}</p>
      <ErrorCards records={rows} areFolded />
    </>
  );
}

export default function FoundError({finding}: {finding: Finding}): ReactNode {
  const {records, sureness, values} = finding;
  return (
    <li className={styles.found} data-sureness={sureness}>
      <Section finding={finding} />
      <ErrorCards records={records} />
      <p className={styles.note}>
        <strong>{surenessTexts[sureness]}</strong>
      </p>
      {values.length > 0 && (
        <p className={styles.note}>
          <Translate description="Above the values that a pasted message contains">
            In the text
          </Translate>
          {getColon()}
          <Listed
            items={values.map(([name, value]) => (
              <>
                <code>{name}</code> <code>{value}</code>
              </>
            ))}
          />
        </p>
      )}
    </li>
  );
}
