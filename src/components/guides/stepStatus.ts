import {translate} from '@docusaurus/Translate';
import type {StepState} from './store';

/** How far a step is, in a word or two. */
export const getStatusText = (status: StepState['status']): string =>
  ({
    asking: translate({
      id: 'guides.mark.asking',
      message: 'waits for you',
      description: 'Mark of a step in a list',
    }),
    running: translate({
      id: 'guides.mark.running',
      message: 'running',
      description: 'Mark of a step in a list',
    }),
    done: translate({
      id: 'guides.mark.done',
      message: 'done',
      description: 'Mark of a step in a list',
    }),
    failed: translate({
      id: 'guides.mark.failed',
      message: 'failed',
      description: 'Mark of a step in a list',
    }),
    stopped: translate({
      id: 'guides.mark.stopped',
      message: 'stopped',
      description: 'Mark of a step in a list',
    }),
  })[status];
