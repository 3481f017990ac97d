import type {GuideData, GuideStepData} from '../../../guides/model';
import {change, isBusy, getState, getStepStates} from '../store';
import {begin} from './control';
import {followSteps} from './follow';
import {runOne} from './runOne';
import {getShownServer, type ShownServer} from './server';

/**
 * The steps to run: one, or all from the first that is not done. The sandbox of
 * the page does not know any more what was done before the page was loaded, so
 * steps that only the browser remembers run again before others.
 *
 * @param only id of the one step
 */
export function getStepsToRun(
  guide: GuideData,
  only: string | undefined,
  isSandbox: boolean,
): GuideStepData[] {
  const known = getStepStates(getState(guide));
  const isForgotten = ({id}: GuideStepData): boolean =>
    isSandbox && known[id]?.isRemembered === true;
  const isDone = (step: GuideStepData): boolean =>
    known[step.id]?.status === 'done' && !isForgotten(step);
  if (only === undefined) {
    return guide.steps.slice(guide.steps.findIndex((step) => !isDone(step)));
  }
  const end = guide.steps.findIndex(({id}) => id === only);
  return guide.steps.filter(
    (step, index) => index === end || (index < end && isForgotten(step)),
  );
}

/** Why nothing can be sent: the server is not chosen in full. */
function isServerWrong({server}: ShownServer): boolean {
  const {base, kind, authorizationIsRight} = server;
  return base === undefined || (kind === 'platform' && !authorizationIsRight);
}

/**
 * Runs a step of a guide, or all that are not done. A server that is no sandbox
 * of the page, and was chosen on another page, is shown before it is called.
 *
 * @param only id of the one step
 * @param wasShown whether the reader could see the choice of the server
 */
export async function run(
  guide: GuideData,
  only: string | undefined,
  wasShown: boolean,
): Promise<void> {
  const shown = await getShownServer();
  if (isBusy(getState(guide))) return;
  const isSandbox = shown.server.kind === 'sandbox';
  if (isServerWrong(shown) || !(wasShown || isSandbox)) return shown.focus();
  return begin(async (signal) => {
    const follower = only === undefined ? followSteps() : undefined;
    try {
      for (const step of getStepsToRun(guide, only, isSandbox)) {
        change(guide, {current: step.id});
        follower?.show(step.anchor);
        if (!(await runOne(guide, step, shown, signal))) return;
      }
    } finally {
      follower?.end();
      change(guide, {current: undefined});
    }
  });
}
