import {useEffect} from 'react';
import type {GuideData} from '../../guides/model';
import {headingMarks} from '../headingMarks';
import StepMark from './StepMark';
import type {getStepStates} from './store';

/** Marks the heading of each step, and its entry in the contents, while a guide runs. */
export function useStepMarks(
  guide: GuideData,
  known: ReturnType<typeof getStepStates>,
): void {
  useEffect(() => {
    headingMarks.write(
      Object.fromEntries(
        guide.steps.flatMap(({id, anchor}) => {
          const status = known[id]?.status;
          return status ? [[anchor, <StepMark status={status} />]] : [];
        }),
      ),
    );
  }, [guide, known]);
  useEffect(() => () => headingMarks.write({}), []);
}
