import type {ReactNode} from 'react';
import {getStatusText} from './stepStatus';
import type {StepState} from './store';
import styles from './stepMark.module.css';

type Status = StepState['status'];

const shapes: Record<Status, string> = {
  asking: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12M8 5v3.5m0 2.4v.1',
  running: 'M8 2a6 6 0 1 1-6 6',
  done: 'm2.5 8.5 3.8 3.8 7.2-8.3',
  failed: 'm3 3 10 10m0-10L3 13',
  stopped: 'M3.5 3.5h9v9h-9z',
};

interface Props {
  status: Status;
  /** Stands beside a word that says the same. */
  isBesideText?: boolean;
}

/** A sign for how far a step is: ring, tick or cross, in as much room as any. */
export default function StepMark({status, isBesideText}: Props): ReactNode {
  const spoken = isBesideText
    ? {'aria-hidden': true}
    : {role: 'img', 'aria-label': getStatusText(status)};
  return (
    <span className={styles.mark} data-step-mark={status} {...spoken}>
      <svg viewBox="0 0 16 16" aria-hidden>
        {status === 'running' && <circle cx="8" cy="8" r="6" opacity="0.3" />}
        <path d={shapes[status]} />
      </svg>
    </span>
  );
}
