import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {getSteps, useGuide, type StepState} from './state';
import styles from './stepMark.module.css';

type Status = StepState['status'];

const signs: Record<Status, string> = {
  asking: '?',
  running: '…',
  done: '✓',
  failed: '✕',
  stopped: '■',
};

const description = 'How far a step of a guide is';

/** How far a step is, in a word or two. */
export const getStatusText = (status: Status): string =>
  ({
    asking: translate({
      id: 'guides.mark.asking',
      message: 'waits for you',
      description,
    }),
    running: translate({
      id: 'guides.mark.running',
      message: 'running',
      description,
    }),
    done: translate({id: 'guides.mark.done', message: 'done', description}),
    failed: translate({
      id: 'guides.mark.failed',
      message: 'failed',
      description,
    }),
    stopped: translate({
      id: 'guides.mark.stopped',
      message: 'stopped',
      description,
    }),
  })[status];

/** A sign for how far a step is, as tick or cross. */
export function StatusMark({status}: {status: Status}): ReactNode {
  return (
    <span
      className={styles.mark}
      data-status={status}
      role="img"
      aria-label={getStatusText(status)}
    >
      {signs[status]}
    </span>
  );
}

interface Props {
  /** Name of the guide. */
  guide: string;
  /** Id of the step. */
  step: string;
}

/** How far a step is, for its heading; nothing before it runs. */
export default function StepMark({guide, step}: Props): ReactNode {
  const status = getSteps(useGuide(guide))[step]?.status;
  return status && <StatusMark status={status} />;
}
