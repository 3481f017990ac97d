import type {GuideData} from '../../../guides/model';
import {sandboxAddress} from '../../tryIt/server/servers';
import {change, getState, type StepState} from '../store';

let controller: AbortController | undefined;
let running: Promise<void> = Promise.resolve();
let answer: ((isSure: boolean) => void) | undefined;

/** Begins a run, which `stop` ends. Only one runs at a time. */
export function begin(
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  stop();
  controller = new AbortController();
  running = work(controller.signal);
  return running;
}

/** Ends what runs. The server may still do what it was asked. */
export function stop(): void {
  controller?.abort({kind: 'stopped'});
  controller = undefined;
  answerQuestion(false);
}

/** Waits until the reader says whether to send a destructive call. */
export const ask = (): Promise<boolean> =>
  new Promise((resolve) => (answer = resolve));

/** Says whether to send it. */
export function answerQuestion(isSure: boolean): void {
  answer?.(isSure);
  answer = undefined;
}

/** Changes what is known of a step on a server. */
export function changeStep(
  guide: GuideData,
  base: string,
  id: string,
  step: StepState,
): void {
  const {progress} = getState(guide);
  const steps = {...progress[base], [id]: step};
  change(guide, {progress: {...progress, [base]: steps}});
}

/**
 * Forgets what was done on the chosen server; the sandbox of the page forgets
 * everything, too.
 */
export async function startOver(guide: GuideData): Promise<void> {
  stop();
  await running;
  const {progress, base = sandboxAddress} = getState(guide);
  change(guide, {progress: {...progress, [base]: {}}});
  if (base !== sandboxAddress) return;
  const {forgetSandbox} = await import(
    /* webpackChunkName: "sandbox" */ '../../../sandbox/inPage'
  );
  forgetSandbox();
}
