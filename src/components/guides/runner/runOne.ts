import type {StepEvent, StepResult} from '../../../guides/engine/result';
import {runStep} from '../../../guides/engine/runStep';
import {getRequired} from '../../../guides/inputs';
import type {GuideData, GuideStepData} from '../../../guides/model';
import {getInputValues, findWrongInputs} from '../inputValues';
import {getState, type Problem, type StepState} from '../store';
import {getUses} from '../uses';
import {ask, changeStep} from './control';
import type {ShownServer} from './server';
import {CallFailed, createRunContext} from './runContext';

/** Why a step failed, as the page explains it. */
function getProblem(result: StepResult): Problem | undefined {
  if (result.status !== 'failed') return undefined;
  const {fault} = result;
  if (fault.reason === 'input') return {reason: 'inputs', names: [fault.input]};
  if (fault.reason !== 'unreachable') return fault;
  const {error} = fault;
  if (!(error instanceof CallFailed)) throw error;
  return {reason: 'failure', failure: error.failure};
}

/** Inputs of a step whose fields hold no value of their type. */
function getWrongInputs(guide: GuideData, step: GuideStepData): string[] {
  const wrong = findWrongInputs(guide, getState(guide).inputs);
  const used = getUses(step.payload).map((use) => 'input' in use && use.input);
  return wrong.filter((name) => used.includes(name));
}

function collectOutputsOn(guide: GuideData, base: string) {
  const steps = getState(guide).progress[base] ?? {};
  return Object.fromEntries(
    Object.entries(steps).map(([id, {outputs}]) => [id, outputs]),
  );
}

/**
 * Runs a step and shows how it goes.
 *
 * @returns whether it succeeded
 */
export async function runOne(
  guide: GuideData,
  step: GuideStepData,
  shown: ShownServer,
  signal: AbortSignal,
): Promise<boolean> {
  const {base, kind} = shown.server;
  if (base === undefined) return false;
  let state: StepState = {status: 'running', attempts: 0};
  const show = (parts: Partial<StepState>) => {
    state = {...state, ...parts};
    changeStep(guide, base, step.id, state);
  };

  const names = getWrongInputs(guide, step);
  if (names.length > 0) {
    show({status: 'failed', problem: {reason: 'inputs', names}});
    return false;
  }
  if (step.destructive && kind === 'platform') {
    show({status: 'asking'});
    if (!(await ask())) {
      show({status: 'stopped'});
      return false;
    }
  }

  const result = await runStep(
    step,
    {
      inputs: getInputValues(guide, getState(guide).inputs),
      outputs: collectOutputsOn(guide, base),
    },
    getRequired(guide.inputs),
    {
      ...createRunContext(shown, base, (sent, answer) => show({sent, answer})),
      signal,
      report(event: StepEvent) {
        if (event.type === 'call') {
          const {attempt: attempts, request} = event;
          show({status: 'running', attempts, request, wait: undefined});
        } else if (event.type === 'wait') {
          show({wait: {seconds: event.seconds, left: event.left}});
        }
      },
    },
  );
  show({
    status: result.status,
    wait: undefined,
    problem: getProblem(result),
    outputs: result.status === 'done' ? result.outputs : undefined,
  });
  return result.status === 'done';
}
