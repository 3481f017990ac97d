import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSteps, type StepState} from './state';

type Status = StepState['status'];

/** Sign and color of each. */
const signs: Record<Status, [sign: string, color: string]> = {
  asking: ['?', 'info'],
  running: ['…', 'info'],
  done: ['✓', 'success'],
  failed: ['✕', 'danger'],
  stopped: ['■', 'info'],
};

const description = 'How far a step of a guide is';

/** How far a step is, in a word or two. */
export const getStatusText = (status: Status): string =>
  ({
    asking: translate({message: 'waiting for you', description}),
    running: translate({message: 'running', description}),
    done: translate({message: 'done', description}),
    failed: translate({message: 'failed', description}),
    stopped: translate({message: 'stopped', description}),
  })[status];

/** A sign for how far a step is, as tick or cross. */
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
  /** Name of the guide. */
  guide: string;
  /** Id of the step. */
  step: string;
}

/** How far a step is, for its heading; nothing before it runs. */
export default function StepMark({guide, step}: Props): ReactNode {
  const status = useSteps(guide)[step]?.status;
  return status && <StatusMark status={status} />;
}
