import {translate} from '@docusaurus/Translate';
import type {StepState} from '../store';

/** How a step goes, in one line. */
export function getStepText({status, attempts, wait}: StepState): string {
  if (wait) {
    return translate(
      {
        id: 'guides.step.wait',
        message:
          'Not yet. The next of at most {left} more calls follows in {seconds} seconds; {attempts} so far.',
        description: 'How a step goes that repeats its call',
      },
      {left: wait.left, seconds: wait.seconds, attempts},
    );
  }
  switch (status) {
    case 'running':
      return translate(
        {
          id: 'guides.step.running',
          message: 'Call {attempts} is on its way…',
          description: 'How a step goes that waits for a response',
        },
        {attempts: Math.max(1, attempts)},
      );
    case 'done':
      return attempts > 1
        ? translate(
            {
              id: 'guides.step.doneAfter',
              message: 'Done after {attempts} calls',
              description: 'How a step went that repeated its call',
            },
            {attempts},
          )
        : translate({
            id: 'guides.step.done',
            message: 'Done',
            description: 'How a step went',
          });
    case 'stopped':
      return translate({
        id: 'guides.step.stopped',
        message: 'Stopped',
        description: 'How a step went that the reader ended',
      });
    default:
      return translate({
        id: 'guides.step.failed',
        message: 'Failed',
        description: 'How a step went',
      });
  }
}
