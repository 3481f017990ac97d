import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {GuideData} from '../../guides/model';
import {stepsOf, useGuide, type StepState} from './store';
import styles from './styles.module.css';

const marks: Record<StepState['status'], ReactNode> = {
  asking: (
    <Translate id="guides.mark.asking" description="Mark of a step in a list">
      waits for you
    </Translate>
  ),
  running: (
    <Translate id="guides.mark.running" description="Mark of a step in a list">
      running
    </Translate>
  ),
  done: (
    <Translate id="guides.mark.done" description="Mark of a step in a list">
      done
    </Translate>
  ),
  failed: (
    <Translate id="guides.mark.failed" description="Mark of a step in a list">
      failed
    </Translate>
  ),
  stopped: (
    <Translate id="guides.mark.stopped" description="Mark of a step in a list">
      stopped
    </Translate>
  ),
};

/** The steps as links, each with its operation and how far it is. */
export default function StepList({guide}: {guide: GuideData}): ReactNode {
  const known = stepsOf(useGuide(guide));
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
                {marks[status]}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
