import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSteps, type StepState} from './state';

type Status = StepState['status'];

const signs: Record<Status, [sign: string, color: string]> = {
  asking: ['?', 'info'],
  running: ['…', 'info'],
  done: ['✓', 'success'],
  failed: ['✕', 'danger'],
  stopped: ['■', 'info'],
};

const description = 'How far a step of a guide is';

export const getStatusText = (status: Status): string =>
  ({
    asking: translate({message: 'waiting for you', description}),
    running: translate({message: 'running', description}),
    done: translate({message: 'done', description}),
    failed: translate({message: 'failed', description}),
    stopped: translate({message: 'stopped', description}),
  })[status];

export function StatusMark({status}: {status: Status}): ReactNode {
  const [sign, color] = signs[status];
  return (
    <span
      className={`text--${color} text--bold margin-horiz--xs`}
      role="img"
      aria-label={getStatusText(status)}
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
