import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useSteps, type StepState} from './state';
import styles from './guides.module.css';

type Status = StepState['status'];

const description = 'State of a step of a guide, or of what a call has started';

const marks: Record<Status, [sign: string, color: string, text: string]> = {
  running: ['…', 'info', translate({message: 'running', description})],
  done: ['✓', 'success', translate({message: 'done', description})],
  failed: ['✕', 'danger', translate({message: 'failed', description})],
  stopped: ['■', 'info', translate({message: 'stopped', description})],
};

export const getStatusText = (status: Status): string => marks[status][2];

export function StatusMark({status}: {status: Status}): ReactNode {
  const [sign, color, text] = marks[status];
  return (
    <span
      className={clsx(
        styles.mark,
        `text--${color} text--bold margin-horiz--xs`,
      )}
      role="img"
      aria-label={text}
    >
      {sign}
    </span>
  );
}

interface Props {
  guide: string;
  step: string;
}

/** Status of a step in its heading; empty before the step runs. */
export default function StepMark({guide, step}: Props): ReactNode {
  const status = useSteps(guide)[step]?.status;
  return status && <StatusMark status={status} />;
}
