import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GuideData} from '../../guides/model';
import StepMark from './StepMark';
import {getStatusText} from './stepStatus';
import {getStepStates, useGuide} from './store';
import {useStepMarks} from './useStepMarks';
import styles from './styles.module.css';

/** The steps as links, each with its operation and how far it is. */
export default function StepList({guide}: {guide: GuideData}): ReactNode {
  const known = getStepStates(useGuide(guide));
  useStepMarks(guide, known);
  return (
    <ol className={styles.steps}>
      {guide.steps.map(({id, title, anchor, operation}) => {
        const status = known[id]?.status;
        return (
          <li key={id}>
            <Link to={`#${anchor}`}>{title}</Link>
            <Link to={`/docs/api/${operation.slug}`} className={styles.rpc}>
              <code>{operation.rpc}</code>
            </Link>
            {status && (
              <span className={styles.mark} data-status={status}>
                <StepMark status={status} isBesideText />
                {getStatusText(status)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
