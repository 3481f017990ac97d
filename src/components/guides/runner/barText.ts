import {translate} from '@docusaurus/Translate';
import type {GuideData} from '../../../guides/model';
import {getStepStates, type GuideState} from '../store';

/** How far the guide is, in one line that is also read out. */
export function getBarText(guide: GuideData, state: GuideState): string {
  const {steps} = guide;
  const known = getStepStates(state);
  const count = steps.length;
  const done = steps.filter(({id}) => known[id]?.status === 'done').length;
  const placeOf = (index: number) => ({
    number: index + 1,
    count,
    title: steps[index]?.title ?? '',
  });
  const current = steps.findIndex(({id}) => id === state.current);
  if (current >= 0) {
    return known[steps[current]?.id ?? '']?.status === 'asking'
      ? translate(
          {
            id: 'guides.bar.asking',
            message: 'Step {number} of {count} needs your consent: {title}',
            description: 'How far a guide is that waits for the reader',
          },
          placeOf(current),
        )
      : translate(
          {
            id: 'guides.bar.running',
            message: 'Step {number} of {count} is running: {title}',
            description: 'How far a guide is that runs',
          },
          placeOf(current),
        );
  }
  const failed = steps.findIndex(({id}) => known[id]?.status === 'failed');
  if (failed >= 0) {
    return translate(
      {
        id: 'guides.bar.failed',
        message: 'Step {number} of {count} failed: {title}',
        description: 'How far a guide is, one of whose steps failed',
      },
      placeOf(failed),
    );
  }
  if (done === count) {
    return translate(
      {
        id: 'guides.bar.all',
        message: 'All {count} steps done',
        description: 'Said when the last step of a guide has succeeded',
      },
      {count},
    );
  }
  const next = steps.findIndex(({id}) => known[id]?.status !== 'done');
  return translate(
    {
      id: 'guides.bar.next',
      message: '{done} of {count} steps done. Next: {title}',
      description: 'How far a guide is',
    },
    {...placeOf(next), done},
  );
}
